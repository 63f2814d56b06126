-- The page of a study room stands among the addresses that notices may lead to.
insert into private.site_paths (path) values ('/community/rooms/:roomId');
