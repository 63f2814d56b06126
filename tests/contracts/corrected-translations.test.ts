import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { expect, it } from 'vitest';
import type { Language } from '@/config/languages.ts';

const root = join(import.meta.dirname, '../..');
const folders = ['src/content', 'public/content/reports', 'src/i18n/locales'];

/** By its folder or by its name. */
const isIn = (language: Language, file: string): boolean => {
  const { dir, name } = parse(file);
  return name === language || dir.split(/[\\/]/).includes(language);
};

/** Everything people read in a language: questions, reports, interface, what the team wrote. */
const allTexts = (language: Language): string =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json') && isIn(language, file))
        .map((file) => readFileSync(join(root, folder, file), 'utf8')),
    )
    .join('\n');

/** Words that once stood for an English text and said something else, or nothing that a reader understands. */
const wrong: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: ['blicken Sie in Besprechung oder Kurs auf', 'Grauen, Druck oder die bloße', 'lag ein kurzes Warten'],
  es: ['Sentirse sin rumbo', 'una partida para entrar en calor', 'pregunta qué pequeña parte'],
  fr: ['Savoir le jour', 'dites-le bientôt à un médecin', 'restez-y aussi longtemps'],
  it: [
    'un minuto dopo averlo visto',
    'per riscaldarti',
    'non fai un compito',
    'e non scrivi un testo lungo',
    'ancora con la sete',
    'fino a questo momento: {{date}}',
  ],
  pt: [
    'algo on-line um minuto depois de ver',
    'fecha sem ter feito nada dela',
    'acha que ele fez um som',
    'se sente sem rumo',
    'humor ríspido',
  ],
  pl: [
    'wciąż zmieniać swoją pracę',
    'bo ktoś do niego naciskał',
    'zostawiać puste pytanie',
    'zużywać trzydzieści',
    'przestawać przyswajać treść',
    'otwierać listę wpisów',
    'takie drogi lepiej przebywać',
    'Niech pracę wykonują pomoce',
  ],
  ru: [
    'продолжать менять работу',
    'у вас есть для них дело',
    'вещь в интернете через минуту',
    'оставлять вопрос пустым',
    'откладывать услугу, в которой',
  ],
  ja: [
    // The reverse of the English: that being late shows no respect for others.
    '相手への敬意や思いやりを示すものではありません',
    '準備運動のつもりで',
    '覚えたばかりの技が要るので',
    '計画を何週間も話してから',
    '人に急かされた作業',
  ],
  ko: [
    '위험한 내기에 나서나요',
    '몸풀기로',
    '자녀가 얼마나 자주 끌고 있나요',
    '말해 주어야 얼마나 자주',
    '무엇을 치료하지 않으며',
    '그 시간에는 정해진 자리를',
    '짧은 쉼을 부탁하세요',
    '누가 재촉했다는 이유로',
  ],
  zh: [
    '守住时间',
    '知道日子',
    '拖延套件',
    '有些情境很少，有些有时',
    '您可能能做完',
    '守住一个日期',
    '这么大的感受值得有人陪',
    '因为有人催促而避开',
  ],
};

it.each(Object.entries(wrong))(
  'what was mistranslated in %s and corrected does not come back',
  (language, words) => {
    const texts = allTexts(language as Language);
    expect(words.filter((each) => texts.includes(each))).toEqual([]);
  },
);

it('the Japanese reader who often runs late is not told that it shows a lack of respect', () => {
  expect(allTexts('ja')).toContain('だからといって、相手への敬意や思いやりがないということではありません。');
});
