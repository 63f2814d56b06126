-- What questions are about, in the languages of the product. Ids follow from the slugs, so that they are the same everywhere.
insert into public.tags (id, slug, names)
select md5('tag ' || t.slug)::uuid, t.slug,
  jsonb_object('{en,de,es,fr,it,pl,pt,ru,ja,ko,zh}'::text[], t.names)
from (values
  ('starting', array['Getting started', 'Anfangen', 'Empezar', 'Commencer', 'Iniziare', 'Zaczynanie', 'Começar', 'Начало дела', '始める', '시작하기', '开始行动']),
  ('planning', array['Planning', 'Planen', 'Planificación', 'Planification', 'Pianificazione', 'Planowanie', 'Planejamento', 'Планирование', '計画', '계획', '计划']),
  ('focus', array['Focus', 'Konzentration', 'Concentración', 'Concentration', 'Concentrazione', 'Skupienie', 'Foco', 'Концентрация', '集中', '집중', '专注']),
  ('procrastination', array['Procrastination', 'Aufschieben', 'Procrastinación', 'Procrastination', 'Procrastinazione', 'Odkładanie na później', 'Procrastinação', 'Прокрастинация', '先延ばし', '미루기', '拖延']),
  ('perfectionism', array['Perfectionism', 'Perfektionismus', 'Perfeccionismo', 'Perfectionnisme', 'Perfezionismo', 'Perfekcjonizm', 'Perfeccionismo', 'Перфекционизм', '完璧主義', '완벽주의', '完美主义']),
  ('habits', array['Habits', 'Gewohnheiten', 'Hábitos', 'Habitudes', 'Abitudini', 'Nawyki', 'Hábitos', 'Привычки', '習慣', '습관', '习惯']),
  ('routines', array['Routines', 'Routinen', 'Rutinas', 'Routines', 'Routine', 'Rutyny', 'Rotinas', 'Распорядок', 'ルーティン', '루틴', '日常安排']),
  ('sleep', array['Sleep', 'Schlaf', 'Sueño', 'Sommeil', 'Sonno', 'Sen', 'Sono', 'Сон', '睡眠', '수면', '睡眠']),
  ('movement', array['Movement', 'Bewegung', 'Movimiento', 'Mouvement', 'Movimento', 'Ruch', 'Movimento', 'Движение', '運動', '움직임', '运动']),
  ('breaks', array['Breaks', 'Pausen', 'Descansos', 'Pauses', 'Pause', 'Przerwy', 'Pausas', 'Перерывы', '休憩', '휴식', '休息']),
  ('environment', array['Surroundings', 'Umgebung', 'Entorno', 'Environnement', 'Ambiente', 'Otoczenie', 'Ambiente', 'Обстановка', '環境', '환경', '环境']),
  ('phones', array['Phones', 'Handys', 'Móviles', 'Téléphones', 'Telefoni', 'Telefony', 'Celulares', 'Телефоны', 'スマートフォン', '휴대폰', '手机']),
  ('study', array['Studying', 'Lernen', 'Estudio', 'Études', 'Studio', 'Nauka', 'Estudo', 'Учёба', '勉強', '공부', '学习']),
  ('work', array['Work', 'Arbeit', 'Trabajo', 'Travail', 'Lavoro', 'Praca', 'Trabalho', 'Работа', '仕事', '일', '工作']),
  ('training', array['Training', 'Training', 'Entrenamiento', 'Entraînement', 'Allenamento', 'Trening', 'Treino', 'Тренировка', 'トレーニング', '훈련', '训练']),
  ('screening', array['Self-checks', 'Selbsteinschätzungen', 'Autoevaluaciones', 'Auto-évaluations', 'Autovalutazioni', 'Samoocena', 'Autoavaliações', 'Самопроверка', 'セルフチェック', '자가 점검', '自我检查']),
  ('reports', array['Reports', 'Berichte', 'Informes', 'Rapports', 'Rapporti', 'Raporty', 'Relatórios', 'Отчёты', 'レポート', '보고서', '报告']),
  ('parents', array['Parents', 'Eltern', 'Madres y padres', 'Parents', 'Genitori', 'Rodzice', 'Mães e pais', 'Родители', '保護者', '부모', '家长']),
  ('teachers', array['Teachers', 'Lehrkräfte', 'Docentes', 'Enseignants', 'Insegnanti', 'Nauczyciele', 'Professores', 'Учителя', '先生', '교사', '教师']),
  ('rooms', array['Study rooms', 'Lernräume', 'Salas de estudio', 'Salles d’étude', 'Sale studio', 'Pokoje nauki', 'Salas de estudo', 'Комнаты для занятий', '自習室', '스터디룸', '自习室']),
  ('wellbeing', array['Well-being', 'Wohlbefinden', 'Bienestar', 'Bien-être', 'Benessere', 'Dobrostan', 'Bem-estar', 'Самочувствие', '心の健康', '웰빙', '身心健康']),
  ('professional-help', array['Professional help', 'Fachliche Hilfe', 'Ayuda profesional', 'Aide professionnelle', 'Aiuto professionale', 'Pomoc specjalistów', 'Ajuda profissional', 'Помощь специалистов', '専門家の支援', '전문가의 도움', '专业帮助']),
  ('memory', array['Memory', 'Gedächtnis', 'Memoria', 'Mémoire', 'Memoria', 'Pamięć', 'Memória', 'Память', '記憶', '기억', '记忆']),
  ('accessibility', array['Accessibility', 'Barrierefreiheit', 'Accesibilidad', 'Accessibilité', 'Accessibilità', 'Dostępność', 'Acessibilidade', 'Доступность', 'アクセシビリティ', '접근성', '无障碍'])
) as t (slug, names);
