-- Pages that a notice may lead to.
insert into private.site_paths (path) values ('/analytics'), ('/progress');
