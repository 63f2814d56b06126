import type { MailTexts } from '../mail-texts.ts';

export const pl: MailTexts = {
  perMonth: '{price} miesięcznie',
  perYear: '{price} rocznie',
  foot: 'Ta wiadomość dotyczy zmiany na Twoim koncie.',
  settings: 'Otwórz ustawienia konta',
  plans: 'Zobacz plany',
  keep: 'Zachowaj konto',
  trialStarted: {
    subject: 'Zaczął się okres próbny planu {plan}',
    lines: [
      'Wszystko w planie {plan} jest dla Ciebie otwarte do {date}. Do tego czasu nic nie kosztuje.',
      'Jeśli nic nie zrobisz, plan będzie potem trwał dalej i kosztował {price}.',
      'Jeśli tego nie chcesz, wybierz wcześniej „Anuluj okres próbny” w ustawieniach konta. Wtedy nic nie zapłacisz.',
    ],
  },
  trialCancelled: {
    subject: 'Okres próbny planu {plan} jest anulowany',
    lines: [
      '{plan} pozostaje otwarty do {date}. Nic nie pobierzemy.',
      'Twoje wyniki zostają na koncie.',
      'Zmiana zdania? Do tego czasu możesz to cofnąć: w ustawieniach konta, pod „Zarządzaj płatnościami”.',
    ],
  },
  trialEnded: {
    subject: 'Okres próbny planu {plan} jest anulowany',
    lines: [
      '{plan} jest zamknięty, a Twój plan to teraz Freemium. Nic nie pobierzemy.',
      'Twoje wyniki zostają na koncie.',
      'Jeśli chcesz wrócić do planu {plan}, możesz go wybrać w każdej chwili. Drugiego okresu próbnego nie ma.',
    ],
  },
  planCancelled: {
    subject: 'Plan {plan} jest anulowany',
    lines: [
      '{plan} pozostaje otwarty do {date}. Potem Twoim planem będzie Freemium i nic więcej nie pobierzemy.',
      'Twoje wyniki zostają na koncie.',
      'Zmiana zdania? Do tego czasu możesz to cofnąć: w ustawieniach konta, pod „Zarządzaj płatnościami”.',
    ],
  },
  erasurePlanned: {
    subject: 'Twoje konto zostanie usunięte',
    lines: [
      'Konto zostanie usunięte {date} ze wszystkim, co na nim jest: z profilem, wynikami, raportami i ćwiczeniami. Potem nikt go nie przywróci.',
      'To nic nie kosztuje. Trwający plan kończy się wraz z opłaconym okresem.',
      'Zmiana zdania? Zaloguj się wcześniej i wybierz „Zachowaj konto”.',
      'Jeśli to nie była Twoja prośba, zrób to od razu i ustaw nowe hasło.',
    ],
  },
  erasureUndone: {
    subject: 'Twoje konto zostaje',
    lines: [
      'Nic nie usunięto. Wyniki i ustawienia są takie jak wcześniej.',
      'Zakończony plan nie zacznie się sam od nowa. Jego stan jest w ustawieniach konta.',
      'O usunięcie możesz poprosić ponownie w każdej chwili. Jeśli to nie Ty, ustaw nowe hasło.',
    ],
  },
};
