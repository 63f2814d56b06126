import type { Language } from '../../config/languages.ts';

const words = (text: string): readonly string[] => text.split(' ');

/** Words of a message that say nothing about its subject. Those of English are part of the reference's vectors. */
export const faqStopWords: Readonly<Record<Language, readonly string[]>> = {
  en: words(
    'the and for are can you your how what when where why who does did have has with this that from not but was will ' +
      'would about into any get',
  ),
  es: words(
    'que qué los las una uno del por para con como cómo cuando cuándo donde dónde quien quién mis tus sus muy esta está este son hay puedo quiero pero más sin',
  ),
  fr: words(
    'les des une pour par avec que qui quoi quand comment mon mes ton tes son ses est sont pas plus dans sur puis peut veux cette mais sans vous',
  ),
  de: words(
    'der die das den dem des ein eine einen einer und für mit von wie was wann wer warum mein meine meinen meiner ich sie ist sind nicht auch bei kann will zum zur aus mir',
  ),
  it: words(
    'che chi cosa come quando dove perché una uno gli dei delle della del per con non mio mia miei sono posso vorrei anche nel nella più',
  ),
  pt: words(
    'que quem como quando onde por para com uma uns dos das meu minha meus minhas não são está posso quero também mais mas sem',
  ),
  pl: words(
    'jak kiedy gdzie kto dlaczego czy jest są nie też moje mój moja mojego dla przy przez lub albo oraz ale mam chcę mogę to się',
  ),
  ru: words(
    'как что где когда кто почему это для при или мой моя мои моё нет есть мне вас вам хочу можно чтобы тоже она они',
  ),
  ja: words(
    'です ます ません ください どう いつ どこ 何 なに 誰 私 こと もの よう する できる ある いる たい から まで',
  ),
  ko: words(
    '어떻게 언제 어디 누가 무엇 왜 제가 나는 내가 저는 그리고 하지만 있어요 없어요 싶어요 해요 하면 수',
  ),
  zh: words('什么 怎么 如何 何时 哪里 为什么 可以 我的 您的 我们 一个 这个 那个 没有 不是 是否 以及'),
};
