/** A community of a size, the same at every run: made by statements over sets, with what triggers keep worked out at once. */

/** Words of daily life in the languages of the product; the first ones of a list are said most. */
export const vocabulary: Readonly<Record<string, string>> = {
  en: 'task start morning focus phone break plan work time help day list note week habit sleep noise school music walk deadline routine timer desk email reading exam screen evening worry energy memory calendar homework attention pause rest coffee silence window project meeting friend teacher child kitchen paper colour breathing alarm kettle garden bicycle orchard lantern thimble',
  de: 'Aufgabe anfangen Morgen Konzentration Handy Pause Plan Arbeit Zeit Hilfe Tag Liste Notiz Woche Gewohnheit Schlaf Lärm Schule Musik Spaziergang Frist Ablauf Wecker Schreibtisch lesen Prüfung Bildschirm Abend Sorge Gedächtnis Kalender Hausaufgaben Ruhe Kaffee Fenster Garten Fahrrad Laterne',
  es: 'tarea empezar mañana concentración móvil descanso plan trabajo tiempo ayuda día lista nota semana hábito sueño ruido escuela música paseo plazo rutina reloj mesa leer examen pantalla tarde memoria calendario silencio café ventana jardín bicicleta farol',
  fr: 'tâche commencer matin concentration téléphone pause plan travail temps aide jour liste note semaine habitude sommeil bruit école musique marche délai routine minuteur bureau lecture examen écran soir mémoire calendrier silence café fenêtre jardin vélo lanterne',
  it: 'compito iniziare mattina concentrazione telefono pausa piano lavoro tempo aiuto giorno lista nota settimana abitudine sonno rumore scuola musica passeggiata scadenza routine sveglia scrivania lettura esame schermo sera memoria calendario silenzio finestra giardino bicicletta lanterna',
  pl: 'zadanie zaczynać rano skupienie telefon przerwa plan praca czas pomoc dzień lista notatka tydzień nawyk sen hałas szkoła muzyka spacer termin rutyna budzik biurko czytanie egzamin ekran wieczór pamięć kalendarz cisza kawa okno ogród rower latarnia żółw',
  pt: 'tarefa começar manhã foco celular pausa plano trabalho tempo ajuda dia lista nota semana hábito sono barulho escola música caminhada prazo rotina alarme mesa leitura prova tela noite memória calendário silêncio café janela jardim bicicleta lanterna',
  ru: 'задача начать утро внимание телефон перерыв план работа время помощь день список заметка неделя привычка сон шум школа музыка прогулка срок распорядок таймер стол чтение экзамен экран вечер память календарь тишина кофе окно сад велосипед фонарь',
  ja: '集中力 朝の時間 作業 休憩 計画 携帯電話 習慣 睡眠 騒音 学校 音楽 散歩 締め切り 手順 目覚まし 机 読書 試験 画面 夕方 記憶 予定表 静けさ 珈琲 窓 庭 自転車 灯り',
  ko: '집중력 아침 작업 휴식 계획 휴대폰 습관 수면 소음 학교 음악 산책 마감 순서 알람 책상 독서 시험 화면 저녁 기억 달력 고요 커피 창문 정원 자전거 등불',
  zh: '注意力 早晨 任务 休息 计划 手机 习惯 睡眠 噪音 学校 音乐 散步 截止日期 流程 闹钟 书桌 阅读 考试 屏幕 傍晚 记忆 日历 安静 咖啡 窗户 花园 自行车 灯笼',
};

export interface Size {
  readonly profiles: number;
  readonly topics: number;
  readonly answers: number;
  readonly votes: number;
}

/** Id of the nth row of a kind; kinds: 1 accounts, 2 profiles, 3 questions, 4 answers. */
export const idOf = (kind: number, n: number): string =>
  `0000000${kind}-0000-4000-8000-${String(n).padStart(12, '0')}`;
const id = (kind: number, n: string): string =>
  `('0000000${kind}-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;

/** A number from 0 to `below` - 1 that follows from `n` and a salt. */
export const dice = (n: string, salt: number, below: string | number): string =>
  `((hashint8extended((${n})::bigint, ${salt}) & 9007199254740991) % (${below}))`;

/** Question 1 has the most answers there may be. */
const crowdedAnswers = 500;

/** Few questions get most of the answers and votes; two in five are English. */
export function crowdOf({ profiles, topics, answers, votes }: Size): string {
  const words = Object.entries(vocabulary).map(([lang, list]) => `('${lang}', '${list}')`);
  const answered = `floor(power(${dice('n', 21, 1_000_000)}::numeric / 1000000, 1.5) * (${topics} - 2))::bigint`;
  const sentence = (kind: string, salt: number) =>
    `s_${salt}.lang = ${kind}.lang and s_${salt}.n = ${dice(`${kind}.n`, salt, 400)}`;
  return `
set session_replication_role = replica;
set maintenance_work_mem = '256MB';
drop index public.topics_search_idx;
create unlogged table private.bench_words as
  select v.lang, w.word, w.place, count(*) over (partition by v.lang) as many
  from (values ${words.join(', ')}) v (lang, list)
  cross join lateral unnest(string_to_array(v.list, ' ')) with ordinality w (word, place);
-- 400 sentences a language, of eleven words; the first words of a list are said most.
create unlogged table private.bench_sentences as
  select l.lang, n, string_agg(w.word, case when l.lang in ('ja', 'zh') then '' else ' ' end order by k) as said
  from (select distinct lang, many from private.bench_words) l
  cross join generate_series(0, 399) n cross join generate_series(1, 11) k
  join private.bench_words w on w.lang = l.lang
    and w.place = 1 + floor(power(${dice('n * 16 + k', 7, 1000)}::numeric / 1000, 2) * l.many)
  group by l.lang, n;
alter table private.bench_sentences add column words tsvector, add primary key (lang, n);
update private.bench_sentences set words = private.search_words(lang, said, 'C');
create unlogged table private.bench_langs as
  select n, case when n < 40 then 'en' else (array['de','es','fr','it','pl','pt','ru','ja','ko','zh'])[1 + (n - 40) % 10] end as lang
  from generate_series(0, 99) n;

insert into auth.users (id, email, email_confirmed_at)
  select ${id(1, 'n')}, 'n' || n || '@example.com', now() from generate_series(1, ${profiles}) n;
insert into public.community_profiles (id, user_id, handle, lang, allow_requests, adult_confirmed_at, guidelines_version,
    first_posts_approved, created_at)
  select ${id(2, 'n')}, ${id(1, 'n')}, 'member-' || n, (select lang from private.bench_langs l where l.n = ${dice('g.n', 2, 100)}),
    'nobody', now(), 1, 2, now() - make_interval(hours => ${dice('n', 3, 8000)}::integer)
  from generate_series(1, ${profiles}) g (n);
insert into public.topics (id, author_profile_id, title, body, lang, state, created_at, last_activity_at, search)
  select ${id(3, 't.n')}, ${id(2, `1 + ${dice('t.n', 4, profiles)}`)}, left(s_11.said, 120) || ' ' || t.n, s_12.said || E'\\n\\n' || s_13.said || ' ' || t.n, t.lang,
    case when ${dice('t.n', 5, 200)} = 0 then 'hidden' when ${dice('t.n', 5, 200)} = 1 then 'pending' else 'open' end, t.at, t.at,
    setweight(s_11.words, 'A') || s_12.words || s_13.words
  from (
    select n, lang, now() - make_interval(secs => ${dice('n', 6, 24_000_000)}::integer) as at
    from (select n, (select lang from private.bench_langs l where l.n = ${dice('g.n', 8, 100)}) from generate_series(1, ${topics}) g (n)) x (n, lang)
  ) t
  join private.bench_sentences s_11 on ${sentence('t', 11)}
  join private.bench_sentences s_12 on ${sentence('t', 12)}
  join private.bench_sentences s_13 on ${sentence('t', 13)};
insert into public.topic_tags (topic_id, tag_id)
  select distinct ${id(3, 'n')}, g.id from generate_series(1, ${topics}) n cross join generate_series(1, 3) k
  join (select id, row_number() over (order by slug) - 1 as place from public.tags) g on g.place = ${dice('n * 4 + k', 9, 24)};
insert into public.answers (id, topic_id, author_profile_id, body, lang, state, created_at, search)
  select ${id(4, 'a.n')}, t.id, ${id(2, `1 + ${dice('a.n', 22, profiles)}`)}, s_23.said || '. ' || s_24.said || ' ' || a.n, t.lang,
    case when ${dice('a.n', 25, 250)} = 0 then 'pending' else 'visible' end,
    t.created_at + (now() - t.created_at) * (${dice('a.n', 26, 1000)} / 1000.0), setweight(s_23.words, 'D')
  from (
    select n, ${id(3, `case when n <= ${crowdedAnswers} then 1 else 2 + ${answered} end`)} as topic
    from generate_series(1, ${answers}) n
  ) a
  join public.topics t on t.id = a.topic
  join private.bench_sentences s_23 on s_23.lang = t.lang and s_23.n = ${dice('a.n', 23, 400)}
  join private.bench_sentences s_24 on s_24.lang = t.lang and s_24.n = ${dice('a.n', 24, 400)};
insert into public.comments (id, answer_id, author_profile_id, body, lang, state, created_at)
  select gen_random_uuid(), a.id, ${id(2, `1 + ${dice('n', 32, profiles)}`)}, 'That helps me, too. ' || n, a.lang, 'visible', a.created_at
  from generate_series(1, ${answers / 4}) n join public.answers a on a.id = ${id(4, 'n * 4 - 3')};
insert into public.votes (profile_id, post_kind, post_id)
  select ${id(2, `1 + ${dice('n', 41, profiles)}`)}, case when n % 3 = 0 then 'topic' else 'answer' end,
    case when n % 3 = 0 then ${id(3, `1 + floor(power(${dice('n', 42, 1_000_000)}::numeric / 1000000, 3) * ${topics - 1})::bigint`)}
      else ${id(4, `1 + floor(power(${dice('n', 43, 1_000_000)}::numeric / 1000000, 3) * ${answers - 1})::bigint`)} end
  from generate_series(1, ${votes}) n on conflict do nothing;

-- What triggers would have counted.
update public.answers a set votes = v.many
  from (select post_id, count(*) as many from public.votes where post_kind = 'answer' group by 1) v where v.post_id = a.id;
update public.topics t set
    votes = coalesce(v.many, 0), answer_count = coalesce(c.many, 0), answerers = coalesce(c.people, 0),
    last_activity_at = greatest(t.created_at, c.latest), search = t.search || coalesce(c.words, ''),
    hot = private.hot_of(t.created_at, coalesce(v.many, 0)::integer, coalesce(c.people, 0)::integer, false)
  from public.topics o
  left join (select post_id, count(*) as many from public.votes where post_kind = 'topic' group by 1) v on v.post_id = o.id
  left join (
    select topic_id, count(*) as many, count(distinct author_profile_id) as people, max(created_at) as latest,
      (array_agg(search))[1] || (array_agg(search))[2] as words
    from public.answers where state = 'visible' group by 1) c on c.topic_id = o.id
  where t.id = o.id;
update public.topics set pinned = true where id in (${[1, 2, 3].map((n) => `'${idOf(3, n)}'`).join(', ')});
insert into public.reports (id, reporter_profile_id, target_kind, target_id, person_profile_id, reason, excerpt, priority, state,
    looked_at, decided_at, due_at, created_at)
  select gen_random_uuid(), ${id(2, `1 + ${dice('n', 51, profiles)}`)}, 'answer', a.id, a.author_profile_id, r.reason, a.body,
    private.priority_of(r.reason), case when n % 10 = 0 then 'open' else 'dismissed' end, n % 10 <> 0,
    case when n % 10 <> 0 then now() end,
    r.at + make_interval(secs => private.seconds_for(private.priority_of(r.reason))), r.at
  from generate_series(1, ${profiles / 2}) n
  join public.answers a on a.id = ${id(4, 'n * 3')}
  cross join lateral (select (array['spam', 'harassment', 'self_harm', 'off_topic'])[1 + n % 4] as reason,
    now() - make_interval(secs => ${dice('n', 52, 20_000_000)}::integer) as at) r;
create index topics_search_idx on public.topics using gin (search) with (gin_pending_list_limit = 256);
drop table private.bench_words, private.bench_sentences, private.bench_langs;
set session_replication_role = origin;
`;
}
