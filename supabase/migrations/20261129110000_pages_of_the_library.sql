-- Pages that notices, reminders and mails may lead to.
insert into private.site_paths (path) values ('/education'), ('/education/:slug');
