-- What a client worked out is not stored: score and metrics follow from the records, and whoever shows them computes them
-- from there. The columns stay for what a function of the server will score.
revoke insert (metrics, score) on public.training_runs from authenticated;
update public.training_runs set metrics = '{}', score = null where score is not null or metrics <> '{}';
