import { brand } from '../../config/brand.ts';
import type { Language } from '../../config/languages.ts';
import { readContact } from './message.ts';

/** Words around what the team wrote. */
interface ReplyWords {
  readonly title: string;
  readonly asked: string;
  readonly again: string;
  readonly foot: string;
}

const words: Readonly<Record<Language, ReplyWords>> = {
  en: {
    title: 'Our answer to your message',
    asked: 'You wrote to us:',
    again: 'Write to us again',
    foot: 'You get this mail because you wrote to us by the contact form.',
  },
  es: {
    title: 'Nuestra respuesta a tu mensaje',
    asked: 'Nos escribiste:',
    again: 'Escribirnos de nuevo',
    foot: 'Recibes este correo porque nos escribiste con el formulario de contacto.',
  },
  fr: {
    title: 'Notre réponse à votre message',
    asked: 'Vous nous avez écrit :',
    again: 'Nous écrire à nouveau',
    foot: 'Vous recevez cet e-mail parce que vous nous avez écrit par le formulaire de contact.',
  },
  de: {
    title: 'Unsere Antwort auf Ihre Nachricht',
    asked: 'Sie haben uns geschrieben:',
    again: 'Uns noch einmal schreiben',
    foot: 'Sie erhalten diese E-Mail, weil Sie uns über das Kontaktformular geschrieben haben.',
  },
  it: {
    title: 'La nostra risposta al Suo messaggio',
    asked: 'Ci ha scritto:',
    again: 'Scriverci di nuovo',
    foot: 'Riceve questa e-mail perché ci ha scritto con il modulo di contatto.',
  },
  pt: {
    title: 'A nossa resposta à sua mensagem',
    asked: 'Escreveu-nos:',
    again: 'Escrever-nos de novo',
    foot: 'Recebe este e-mail porque nos escreveu pelo formulário de contacto.',
  },
  pl: {
    title: 'Nasza odpowiedź na Państwa wiadomość',
    asked: 'Państwa wiadomość do nas:',
    again: 'Napisz do nas ponownie',
    foot: 'Ten e-mail jest odpowiedzią na wiadomość wysłaną przez formularz kontaktowy.',
  },
  ru: {
    title: 'Наш ответ на ваше сообщение',
    asked: 'Вы написали нам:',
    again: 'Написать нам ещё раз',
    foot: 'Вы получили это письмо, потому что написали нам через форму обратной связи.',
  },
  ja: {
    title: 'お問い合わせへの回答',
    asked: 'いただいた内容：',
    again: 'もう一度問い合わせる',
    foot: 'このメールは、お問い合わせフォームからのご連絡への返信です。',
  },
  ko: {
    title: '문의에 대한 답변',
    asked: '보내 주신 내용:',
    again: '다시 문의하기',
    foot: '문의 양식으로 연락해 주셔서 이 메일을 보내 드립니다.',
  },
  zh: {
    title: '对您留言的回复',
    asked: '您的留言：',
    again: '再次联系我们',
    foot: '您收到此邮件，是因为您曾通过联系表单给我们留言。',
  },
};

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/**
 * A reply of the team as a mail to whoever wrote by the contact form; null for a message that is none. The subject begins
 * with the ticket, which holds no line end: nothing that somebody typed is in a header but the address it goes to.
 */
export function replyMail(content: string, lang: Language, body: string) {
  const read = readContact(content);
  if (!read || /\s/.test(read.email) || /\s/.test(read.ticket)) return null;
  const { title, asked, again, foot } = words[lang];
  return {
    to: read.email,
    subject: `${read.ticket}: ${brand.name}`,
    title,
    lines: [...linesOf(body), asked, ...linesOf(read.message).map((line) => `> ${line}`)],
    again,
    foot,
  };
}
