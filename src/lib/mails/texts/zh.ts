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
};
