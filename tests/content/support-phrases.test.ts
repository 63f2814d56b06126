/** The phrases on which the support card is shown: whole in every language, each with a use of its own, and quiet otherwise. */
import { describe, expect, it } from 'vitest';
import { type Language, languageCodes } from '@/config/languages';
import { loadSupportPhrases } from '@/content/support-phrases/load-support-phrases';
import { needsSupportCard, supportForm } from '@/lib/community/support';

/** What people say who are tired of something, and mean no more than that. */
const everyday: Record<Language, readonly string[]> = {
  en: [
    'My plants died.',
    'The deadline is killing me.',
    'I want to diet for a month.',
    'I hurt my knee while running.',
    'I cut myself some slack.',
  ],
  es: ['Se murieron mis plantas.', 'Me muero de sueño.', 'Quiero moverme más.', 'Me corté el pelo.'],
  fr: ['Mes plantes sont mortes.', 'Je suis mort de fatigue.', 'Je veux dormir.', 'Le bruit me tue.'],
  de: [
    'Meine Pflanzen sind gestorben.',
    'Ich bin todmüde.',
    'Ich möchte leben, wo es ruhig ist.',
    'Der Lärm bringt mich aus der Ruhe.',
  ],
  it: ['Le mie piante sono morte.', 'Muoio di sonno.', 'Voglio dormire.', 'Mi taglio i capelli.'],
  pt: ['As minhas plantas morreram.', 'Estou morto de sono.', 'Quero dormir.', 'Cortei o cabelo.'],
  pl: ['Moje rośliny uschły.', 'Umieram z nudów.', 'Chcę spać.', 'Zabijam czas.'],
  ru: ['Мои цветы засохли.', 'Умираю со скуки.', 'Хочу спать.', 'Убиваю время.'],
  ja: ['植物が枯れました。', '眠くてたまりません。', '締め切りに追われています。'],
  ko: ['화분이 말랐어요.', '졸려 죽겠어요.', '배고파 죽겠어요.'],
  zh: ['植物枯萎了。', '困死了。', '想睡觉。', '累死了。'],
};

/** Other ways to say it, which lists have missed once. */
const heard: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ['I do not want to live.', 'I don’t want to be here anymore.', 'I cannot go on living like this.'],
  es: ['A veces me quiero matar.'],
  de: ['Ich möchte nicht mehr da sein.'],
};

describe.each(languageCodes)('the phrases of the support card in %s', (language) => {
  it('are there, each once and as they are compared', async () => {
    const phrases = await loadSupportPhrases(language);
    expect(phrases.length).toBeGreaterThanOrEqual(20);
    expect(new Set(phrases).size).toBe(phrases.length);
    for (const phrase of phrases) expect(supportForm(phrase)).toBe(phrase);
  });

  it('are each heard, and none stands within another', async () => {
    const phrases = await loadSupportPhrases(language);
    for (const phrase of phrases) {
      const others = phrases.filter((each) => each !== phrase);
      expect(needsSupportCard(`… ${phrase.toUpperCase()}!`, phrases), phrase).toBe(true);
      expect(needsSupportCard(phrase, others), phrase).toBe(false);
    }
  });

  it('are not heard in everyday complaints', async () => {
    const phrases = await loadSupportPhrases(language);
    for (const text of everyday[language]) expect(needsSupportCard(text, phrases), text).toBe(false);
  });

  it('are heard in the other ways to say the same', async () => {
    const phrases = await loadSupportPhrases(language);
    for (const text of heard[language] ?? []) expect(needsSupportCard(text, phrases), text).toBe(true);
  });
});
