import type { Language } from '../../src/config/languages.ts';

/** How a sound is spoken: the words, and pitch and longest length where they are not the usual ones. */
export interface Spoken {
  readonly text: string;
  readonly maxMs: number;
  /** 0 to 99 of the synthesiser. */
  readonly pitch?: number;
}

/** Voices of espeak-ng. Portuguese is Brazilian as the texts are; Mandarin reads signs and pinyin alike. */
export const voices: Readonly<Record<Language, string>> = {
  en: 'en-us',
  es: 'es',
  fr: 'fr-fr',
  de: 'de',
  it: 'it',
  pt: 'pt-br',
  pl: 'pl',
  ru: 'ru',
  ja: 'ja',
  ko: 'ko',
  zh: 'cmn-latn-pinyin',
};

/** Japanese is written in kana and Mandarin with its tones, so that nothing is left to the synthesiser to guess. */
const digits: Readonly<Record<Language, string>> = {
  en: 'one two three four five six seven eight nine',
  es: 'uno dos tres cuatro cinco seis siete ocho nueve',
  fr: 'un deux trois quatre cinq six sept huit neuf',
  de: 'eins zwei drei vier fünf sechs sieben acht neun',
  it: 'uno due tre quattro cinque sei sette otto nove',
  pt: 'um dois três quatro cinco seis sete oito nove',
  pl: 'jeden dwa trzy cztery pięć sześć siedem osiem dziewięć',
  ru: 'один два три четыре пять шесть семь восемь девять',
  ja: 'いち に さん よん ご ろく なな はち きゅう',
  ko: '일 이 삼 사 오 육 칠 팔 구',
  zh: 'yi1 er4 san1 si4 wu3 liu4 qi1 ba1 jiu3',
};

/** High, low, and the cues of two tasks: whether a digit can be halved, and how much it is. */
const words: Readonly<Record<Language, readonly [string, string, string, string, string, string]>> = {
  en: ['high', 'low', 'halves', 'pairs', 'size', 'amount'],
  es: ['alto', 'bajo', 'mitad', 'parejas', 'tamaño', 'valor'],
  fr: ['haut', 'bas', 'moitié', 'parité', 'taille', 'valeur'],
  de: ['hoch', 'tief', 'Hälfte', 'Paare', 'Größe', 'Menge'],
  it: ['alto', 'basso', 'metà', 'coppie', 'misura', 'valore'],
  pt: ['alto', 'baixo', 'metade', 'duplas', 'tamanho', 'valor'],
  pl: ['wysoko', 'nisko', 'połowa', 'pary', 'wielkość', 'wartość'],
  ru: ['высоко', 'низко', 'половина', 'пары', 'размер', 'величина'],
  ja: ['たかい', 'ひくい', 'はんぶん', 'ペア', 'サイズ', 'かず'],
  ko: ['높음', '낮음', '절반', '홀짝', '크기', '양'],
  zh: ['gao1', 'di1', 'dui4ban4', 'dan1shuang1', 'da4xiao3', 'shu4liang4'],
};

const pitches = { high: 95, low: 10 } as const;
/** No longer than an item of the n-back task is. */
const shortMs = 500;
const wordMs = 600;

/** What the synthesiser says for a sound of this language. */
export function spokenText(language: Language, sound: string): Spoken {
  const [folder, name = ''] = sound.split('/');
  if (folder === 'digits')
    return { text: digits[language].split(' ')[Number(name) - 1] ?? '', maxMs: shortMs };
  if (folder === 'letters') return { text: name, maxMs: shortMs };
  const [high, low, ...cues] = words[language];
  const [word = '', pitch] = name.split('-');
  if (word === 'high' || word === 'low')
    return {
      text: word === 'high' ? high : low,
      maxMs: wordMs,
      pitch: pitches[pitch as keyof typeof pitches],
    };
  const place = ['parity-0', 'parity-1', 'size-0', 'size-1'].indexOf(name);
  return { text: cues[place] ?? '', maxMs: wordMs };
}
