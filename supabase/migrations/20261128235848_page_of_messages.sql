-- The page of messages, to which notices lead.
insert into private.site_paths (path) values ('/messages');
