-- A page that notices, reminders and mails may lead to.
insert into private.site_paths (path) values ('/features/smart-reminders');
