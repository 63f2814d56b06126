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
  trialEnding: {
    subject: 'Okres próbny planu {plan} kończy się {day}',
    lines: [
      'Do {date} {plan} nic nie kosztuje.',
      'Jeśli nic nie zrobisz, plan będzie potem trwał dalej i kosztował {price}.',
      'Jeśli tego nie chcesz, wybierz wcześniej „Anuluj okres próbny” w ustawieniach konta. Wtedy nic nie zapłacisz.',
    ],
  },
  renewalComing: {
    subject: '{plan}: następna płatność {day}',
    lines: [
      'Twój plan odnowi się {day}. {plan} będzie wtedy kosztował {price}.',
      'Jeśli tego nie chcesz, anuluj plan przed tym dniem: w ustawieniach konta, pod „Zarządzaj płatnościami”. Wtedy nic nie pobierzemy, a plan pozostanie otwarty do tego dnia.',
    ],
  },
  orderPaid: {
    subject: 'Twoje zamówienie: {paid}',
    lines: ['Dziękujemy. Płatność dotarła, a zakupy są otwarte na Twoim koncie.'],
    after: ['Pozostają Twoje, dopóki istnieje serwis.'],
  },
  planStarted: {
    subject: '{plan} jest otwarty',
    lines: ['Dziękujemy. Wszystko w planie {plan} jest teraz dla Ciebie otwarte.'],
    after: [
      'Plan odnowi się {day} za {price} i tak dalej, aż do anulowania.',
      'Możesz anulować w każdej chwili: w ustawieniach konta, pod „Zarządzaj płatnościami”.',
    ],
  },
  planChanged: {
    subject: 'Twój plan to teraz {plan}',
    lines: [
      'Twój plan zmienił się z „{from}” na „{to}”. Wszystko w planie {plan} jest teraz dla Ciebie otwarte.',
    ],
    after: ['Następna płatność: {day}.', 'Jeśli to nie Twoja zmiana, wybierz nowe hasło i napisz do nas.'],
  },
  planChanges: {
    subject: 'Twój plan zmieni się {day}',
    lines: [
      'Do {day} plan pozostaje bez zmian: „{from}”. Potem będzie to „{to}”.',
      'Przed tym dniem nic nie pobierzemy.',
      'Zmiana zdania? Do tego czasu możesz to cofnąć: w ustawieniach konta, pod „Zarządzaj płatnościami”.',
    ],
  },
  paymentFailed: {
    subject: 'Płatność za {plan} nie powiodła się',
    lines: [
      'Nie udało się pobrać {amount}. Tak bywa, gdy karta straciła ważność albo bank chce najpierw zapytać.',
      '{plan} pozostaje otwarty do {day}. Do tego czasu sami spróbujemy ponownie.',
      'Aby tak zostało, sprawdź swoją kartę: w ustawieniach konta, pod „Zarządzaj płatnościami”.',
      'Jeśli do tego czasu płatność nie dotrze, {plan} zostanie zamknięty. Twoje wyniki zostają na koncie.',
    ],
  },
  refunded: {
    subject: 'Zwracamy {amount}',
    lines: [
      'Zwróciliśmy {amount}. Pieniądze trafią na kartę, którą zapłacono. W większości banków trwa to od 5 do 10 dni.',
    ],
  },
  inviteAnswered: {
    subject: 'Przyszło drugie spojrzenie',
    lines: [
      'Ktoś z poproszonych osób odpowiedział. W raporcie możesz teraz czytać oba spojrzenia obok siebie.',
      'Dla ochrony wszystkich osób ta wiadomość nie zawiera żadnego imienia ani wyniku.',
    ],
  },
  inviteEnding: {
    subject: 'Jedno z zaproszeń kończy się {day}',
    lines: [
      'Link do drugiego spojrzenia działa do {date}. Nikt jeszcze nie odpowiedział.',
      'Może warto przypomnieć o nim poproszonej osobie. Jeśli link się zgubił, wycofaj zaproszenie w raporcie i utwórz nowe.',
    ],
  },
  attached:
    'Regulamin jest w załączniku jako plik tekstowy: jak kończą się plany i kiedy zwracamy pieniądze.',
  footChoice:
    'Ta wiadomość przychodzi, bo jest prośba do kogoś o drugie spojrzenie. Takie wiadomości można wyłączyć w ustawieniach, pod „Powiadomienia”.',
  report: 'Otwórz raport',
  planAt: '{plan}, {price}',
  charged: 'Za tę zmianę pobraliśmy {paid}.',
  nothingCharged: 'Za tę zmianę nic nie pobraliśmy.',
  closes: 'Razem ze zwrotem zamyka się: {items}.',
  staysOpen: 'To, co kupiono, pozostaje otwarte.',
  rows: {
    saving: 'Rabat za pakiet',
    bundle: 'Rabat za kilka pozycji, {percent}%',
    inPrices: '{amount} (już odliczone od cen)',
    coupon: 'Kod {code}',
    credit: 'Środki z wcześniejszych zakupów',
    tax: 'Podatek',
    taxIncluded: 'W tym podatek',
    paid: 'Zapłacono',
  },
};
