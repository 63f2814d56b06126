import type { MailTexts } from '../mail-texts.ts';

export const zh: MailTexts = {
  perMonth: '每月 {price}',
  perYear: '每年 {price}',
  foot: '您的账户有变动，因此收到这封邮件。',
  settings: '打开账户设置',
  plans: '查看方案',
  keep: '保留我的账户',
  trialStarted: {
    subject: '您的 {plan} 试用已开始',
    lines: [
      '在 {date} 之前，您可以使用 {plan} 的全部内容，不收取任何费用。',
      '如果您不做任何操作，之后方案会继续，费用为{price}。',
      '如果不想继续，请在此之前到账户设置中点击“取消试用”，就不用付费。',
    ],
  },
  trialCancelled: {
    subject: '您的 {plan} 试用已取消',
    lines: [
      '{plan} 可使用至 {date}，不会扣款。',
      '您的结果会保留在账户中。',
      '改变主意了？在此之前，您可以在账户设置的“管理付款”中撤回取消。',
    ],
  },
  trialEnded: {
    subject: '您的 {plan} 试用已取消',
    lines: [
      '{plan} 已关闭，您现在使用的是 Freemium，不会扣款。',
      '您的结果会保留在账户中。',
      '如果想再用 {plan}，您随时可以选择它，但不能再次试用。',
    ],
  },
  planCancelled: {
    subject: '您已取消 {plan}',
    lines: [
      '{plan} 可使用至 {date}。之后您将转为 Freemium，不会再扣款。',
      '您的结果会保留在账户中。',
      '改变主意了？在此之前，您可以在账户设置的“管理付款”中撤回取消。',
    ],
  },
  erasurePlanned: {
    subject: '您的账户将被删除',
    lines: [
      '您的账户将于 {date} 删除，其中的个人资料、结果、报告和练习也会一并删除。之后任何人都无法恢复。',
      '这不收取任何费用。正在使用的方案会在已付费的周期结束时终止。',
      '改变主意了？请在此之前登录并点击“保留我的账户”。',
      '如果这不是您本人的申请，请立即这样做，并设置新密码。',
    ],
  },
  erasureUndone: {
    subject: '您的账户已保留',
    lines: [
      '没有删除任何内容。您的结果和设置都和以前一样。',
      '已终止的方案不会自动重新开始。您可以在账户设置中查看它的状态。',
      '您随时可以再次申请删除。如果这不是您本人的操作，请设置新密码。',
    ],
  },
  trialEnding: {
    subject: '您的 {plan} 试用将于 {day}结束',
    lines: [
      '在 {date} 之前，{plan} 不收取任何费用。',
      '如果您不做任何操作，之后方案会继续，费用为{price}。',
      '如果不想继续，请在此之前到账户设置中点击“取消试用”，就不用付费。',
    ],
  },
  renewalComing: {
    subject: '{plan}：下次付款日为 {day}',
    lines: [
      '您的方案将于 {day}续订，届时 {plan} 的费用为{price}。',
      '如果不想继续，请在那天之前到账户设置的“管理付款”中取消。这样不会扣款，方案可使用至那一天。',
    ],
  },
  orderPaid: {
    subject: '您的订单：{paid}',
    lines: ['谢谢。我们已收到您的付款，您购买的内容已在账户中开放。'],
    after: ['只要服务存在，您就可以一直使用。'],
  },
  planStarted: {
    subject: '{plan} 已开放',
    lines: ['谢谢。您现在可以使用 {plan} 的全部内容。'],
    after: [
      '您的方案将于 {day}续订，费用为{price}，此后照此继续，直到您取消。',
      '您随时可以在账户设置的“管理付款”中取消。',
    ],
  },
  planChanged: {
    subject: '您的方案现在是 {plan}',
    lines: ['您的方案已从“{from}”变更为“{to}”。您现在可以使用 {plan} 的全部内容。'],
    after: ['下次付款日为 {day}。', '如果这不是您本人的操作，请设置新密码并联系我们。'],
  },
  planChanges: {
    subject: '您的方案将于 {day}变更',
    lines: [
      '在 {day}之前，您的方案保持不变：“{from}”。之后变为“{to}”。',
      '在那天之前不会扣款。',
      '改变主意了？在此之前，您可以在账户设置的“管理付款”中撤回变更。',
    ],
  },
  paymentFailed: {
    subject: '{plan} 的一笔付款未成功',
    lines: [
      '{amount} 未能扣款。银行卡过期，或银行需要先确认时，会出现这种情况。',
      '{plan} 可使用至 {day}。在此之前，我们会自动再次尝试。',
      '如要继续使用，请在账户设置的“管理付款”中检查您的银行卡。',
      '如果届时仍未收到付款，{plan} 将会关闭。您的结果会保留在账户中。',
    ],
  },
  refunded: {
    subject: '{amount} 将退还给您',
    lines: ['我们已退还 {amount}，款项将退回您付款时使用的银行卡。多数银行需要 5 到 10 天。'],
  },
  inviteAnswered: {
    subject: '另一种视角已收到',
    lines: [
      '您邀请的人已作答。现在您可以在报告中并排阅读两种视角。',
      '为保护所有相关的人，这封邮件不含任何姓名和结果。',
    ],
  },
  inviteEnding: {
    subject: '您的一份邀请将于 {day}结束',
    lines: [
      '您为另一种视角创建的链接可使用至 {date}，目前还没有人作答。',
      '您可以提醒一下您邀请的人。如果链接丢失，请在报告中撤回邀请，再创建新的。',
    ],
  },
  attached: '服务条款以文本文件附上：方案如何结束，以及何时退款。',
  footChoice: '您曾邀请他人提供另一种视角，因此收到这封邮件。您可以在设置的“通知”中关闭此类邮件。',
  report: '打开报告',
  planAt: '{plan}，{price}',
  charged: '此次变更已扣款 {paid}。',
  nothingCharged: '此次变更没有扣款。',
  closes: '随之关闭：{items}。',
  staysOpen: '您购买的内容仍可使用。',
  rows: {
    saving: '组合包折扣',
    bundle: '多件折扣，{percent}%',
    inPrices: '{amount}（已从价格中扣除）',
    coupon: '优惠码 {code}',
    credit: '此前购买的抵扣',
    tax: '税费',
    taxIncluded: '其中税费',
    paid: '已付',
  },
};
