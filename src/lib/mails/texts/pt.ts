import type { MailTexts } from '../mail-texts.ts';

export const pt: MailTexts = {
  perMonth: '{price} por mês',
  perYear: '{price} por ano',
  foot: 'Você recebe este e-mail porque algo mudou na sua conta.',
  settings: 'Abrir as configurações da conta',
  plans: 'Ver planos',
  keep: 'Manter minha conta',
  trialStarted: {
    subject: 'Seu período gratuito do {plan} começou',
    lines: [
      'Tudo do {plan} fica aberto para você até {date}. Até lá, não custa nada.',
      'Se você não fizer nada, ele continua depois disso e custa {price}.',
      'Se preferir que não, clique antes em “Cancelar período gratuito” nas configurações da conta e você não paga nada.',
    ],
  },
  trialCancelled: {
    subject: 'Seu período gratuito do {plan} foi cancelado',
    lines: [
      'O {plan} fica disponível até {date}. Nada será cobrado.',
      'Seus resultados ficam na sua conta.',
      'Mudou de ideia? Até lá você pode voltar atrás: nas configurações da conta, em “Gerenciar pagamento”.',
    ],
  },
  trialEnded: {
    subject: 'Seu período gratuito do {plan} foi cancelado',
    lines: [
      'O {plan} foi fechado e agora você está no Freemium. Nada será cobrado.',
      'Seus resultados ficam na sua conta.',
      'Se quiser o {plan} de volta, você pode escolhê-lo quando quiser. Não há um segundo período gratuito.',
    ],
  },
  planCancelled: {
    subject: 'Você cancelou o {plan}',
    lines: [
      'O {plan} fica disponível até {date}. Depois disso você passa para o Freemium, e nada mais será cobrado.',
      'Seus resultados ficam na sua conta.',
      'Mudou de ideia? Até lá você pode voltar atrás: nas configurações da conta, em “Gerenciar pagamento”.',
    ],
  },
  erasurePlanned: {
    subject: 'Sua conta será excluída',
    lines: [
      'Em {date}, sua conta será excluída com tudo o que há nela: perfil, resultados, relatórios e exercícios. Depois disso, ninguém pode recuperá-la.',
      'Isso não custa nada. Um plano em andamento termina com o período que você já pagou.',
      'Mudou de ideia? Entre antes disso e clique em “Manter minha conta”.',
      'Se você não pediu isso, faça-o imediatamente e escolha uma nova senha.',
    ],
  },
  erasureUndone: {
    subject: 'Sua conta continua',
    lines: [
      'Nada foi excluído. Seus resultados e suas configurações estão como antes.',
      'Um plano encerrado não recomeça por conta própria. A situação dele está nas configurações da conta.',
      'Você pode pedir a exclusão de novo quando quiser. Se não foi você, escolha uma nova senha.',
    ],
  },
};
