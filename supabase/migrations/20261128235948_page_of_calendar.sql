-- Visits of the calendar are counted under its own name.
insert into private.site_paths (path) values ('/calendar');
