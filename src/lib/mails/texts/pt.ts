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
  trialEnding: {
    subject: 'Seu período gratuito do {plan} termina em {day}',
    lines: [
      'Até {date}, o {plan} não custa nada.',
      'Se você não fizer nada, ele continua depois disso e custa {price}.',
      'Se preferir que não, clique antes em “Cancelar período gratuito” nas configurações da conta e você não paga nada.',
    ],
  },
  renewalComing: {
    subject: '{plan}: próximo pagamento em {day}',
    lines: [
      'Em {day} seu plano é renovado. O {plan} custa então {price}.',
      'Se preferir que não, cancele antes desse dia: nas configurações da conta, em “Gerenciar pagamento”. Nada é cobrado, e seu plano fica disponível até esse dia.',
    ],
  },
  orderPaid: {
    subject: 'Seu pedido: {paid}',
    lines: ['Obrigado. Seu pagamento chegou, e o que você comprou está aberto na sua conta.'],
    after: ['É seu enquanto o serviço existir.'],
  },
  planStarted: {
    subject: 'O {plan} está aberto',
    lines: ['Obrigado. Tudo do {plan} está aberto para você agora.'],
    after: [
      'Seu plano é renovado em {day} por {price}, e assim por diante até você cancelar.',
      'Você pode cancelar quando quiser: nas configurações da conta, em “Gerenciar pagamento”.',
    ],
  },
  planChanged: {
    subject: 'Agora seu plano é o {plan}',
    lines: ['Seu plano mudou de “{from}” para “{to}”. Tudo do {plan} está aberto para você agora.'],
    after: ['O próximo pagamento é em {day}.', 'Se não foi você, escolha uma nova senha e escreva para nós.'],
  },
  planChanges: {
    subject: 'Seu plano muda em {day}',
    lines: [
      'Até {day} seu plano continua como está: “{from}”. Depois disso será “{to}”.',
      'Nada é cobrado antes desse dia.',
      'Mudou de ideia? Até lá você pode voltar atrás: nas configurações da conta, em “Gerenciar pagamento”.',
    ],
  },
  paymentFailed: {
    subject: 'Um pagamento do {plan} não deu certo',
    lines: [
      'Não foi possível cobrar {amount}. Isso acontece quando um cartão venceu ou quando o banco quer perguntar antes.',
      'O {plan} fica disponível até {day}. Até lá tentamos de novo por conta própria.',
      'Para que continue assim, verifique seu cartão: nas configurações da conta, em “Gerenciar pagamento”.',
      'Se nenhum pagamento chegar até lá, o {plan} é fechado. Seus resultados ficam na sua conta.',
    ],
  },
  refunded: {
    subject: '{amount} voltam para você',
    lines: [
      'Devolvemos {amount}. O dinheiro vai para o cartão com que você pagou. Na maioria dos bancos isso leva de 5 a 10 dias.',
    ],
  },
  inviteAnswered: {
    subject: 'O segundo olhar chegou',
    lines: [
      'Alguém a quem você pediu respondeu. Agora você pode ler os dois olhares lado a lado no seu relatório.',
      'Para proteger todas as pessoas envolvidas, este e-mail não traz nomes nem resultados.',
    ],
  },
  inviteEnding: {
    subject: 'Um convite seu termina em {day}',
    lines: [
      'Um link que você criou para um segundo olhar funciona até {date}. Ninguém respondeu ainda.',
      'Talvez você queira lembrar a pessoa a quem pediu. Se o link se perdeu, retire o convite no seu relatório e crie um novo.',
    ],
  },
  attached:
    'Os termos vão anexados como arquivo de texto: como os planos terminam e quando o dinheiro é devolvido.',
  footChoice:
    'Você recebe este e-mail porque pediu a alguém um segundo olhar. Pode desativar esses e-mails nas configurações, em “Notificações”.',
  report: 'Abrir o relatório',
  planAt: '{plan}, {price}',
  charged: 'Por esta mudança foram cobrados {paid}.',
  nothingCharged: 'Nada foi cobrado por esta mudança.',
  closes: 'Fecha junto: {items}.',
  staysOpen: 'O que você comprou continua aberto.',
  rows: {
    saving: 'Desconto do pacote',
    bundle: 'Desconto por vários itens, {percent}%',
    inPrices: '{amount} (já descontados dos preços)',
    coupon: 'Código {code}',
    credit: 'Crédito de compras anteriores',
    tax: 'Imposto',
    taxIncluded: 'Imposto incluído',
    paid: 'Pago',
  },
};
