-- Names that said something else than meant, or were not the word of the product in that language.
update public.tags t set names = t.names || jsonb_build_object(better.lang, better.name)
from (values
  ('wellbeing', 'ja', '心と体'), ('wellbeing', 'ko', '몸과 마음'), ('wellbeing', 'pl', 'Dobre samopoczucie'),
  ('starting', 'ru', 'Как начать'), ('screening', 'zh', '自我评估'), ('screening', 'pl', 'Testy'),
  ('teachers', 'ja', '先生・教員')
) as better (slug, lang, name)
where t.slug = better.slug;
