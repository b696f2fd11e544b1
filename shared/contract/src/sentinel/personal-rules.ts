import { isIdNumber } from './id-number';
import type { SeverityByPlace } from './places';
import type { SentinelRule } from './rule';

const contact: SeverityByPlace = {
  goods: 'block',
  post: 'hide',
  review: 'hide',
  order_chat: 'warn',
  form: 'warn',
  note: 'warn',
};

const numerals: Record<string, string> = {
  〇: '0',
  零: '0',
  洞: '0',
  一: '1',
  幺: '1',
  壹: '1',
  二: '2',
  贰: '2',
  三: '3',
  叁: '3',
  四: '4',
  肆: '4',
  五: '5',
  伍: '5',
  六: '6',
  陆: '6',
  七: '7',
  柒: '7',
  八: '8',
  捌: '8',
  九: '9',
  玖: '9',
};
const numeral = `[${Object.keys(numerals).join('')}\\d]`;
const mobile = /^(?:86)?1[3-9]\d{9}$/;

const spoken = (text: string) => [...text].map((char) => numerals[char] ?? char).join('');

/** 微信, its disguises, and QQ. */
const messenger = '(?:微信|薇信|徽信|威信|v信|卫星号?|加v|加微|扣扣|企鹅号)';
const messengerLatin = '(?<![a-z])(?:wei ?xin|we ?chat|v ?x|w ?x|q ?q)';
const account = '(?!wechat|weixin|public|mini|pay|api|sdk)[a-z][\\w-]{5,19}';

/** Personal numbers, and ways past the platform. */
export const personalRules: readonly SentinelRule[] = [
  {
    id: 'id_number',
    kind: 'identity',
    label: '身份证号',
    message: '请不要填写身份证号，这里不需要；为保护您的隐私，号码会被隐去。',
    patterns: [{ find: /(?<!\d)[1-9](?:[ -]?\d){16}[ -]?[\dx](?!\d)/g, plain: true, holds: isIdNumber }],
    severity: {
      goods: 'block',
      post: 'hide',
      review: 'hide',
      order_chat: 'hide',
      form: 'hide',
      note: 'hide',
      submission: 'hide',
      support: 'hide',
      ticket: 'hide',
    },
    rewrite: null,
  },
  {
    id: 'phone',
    kind: 'contact',
    label: '手机号码',
    message: '这里请不要留手机号：需要联系时平台会通过站内消息和客服转达，您的订单与付款也因此受到保障。',
    patterns: [
      {
        find: /(?<![\d.])(?:\+?86[ -]?)?1[3-9]\d(?:[ -]?\d){8}(?!\d|\.\d)/g,
        plain: true,
      },
      {
        find: new RegExp(`(?<!${numeral})(?:${numeral} ?){10}${numeral}(?!${numeral})`, 'g'),
        holds: (found) => /[^\d ]/.test(found) && mobile.test(spoken(found).replaceAll(' ', '')),
      },
    ],
    severity: contact,
    rewrite: null,
  },
  {
    id: 'messenger',
    kind: 'contact',
    label: '微信与QQ',
    message: '这里请不要留微信、QQ 等联系方式：请在站内沟通，平台会保留记录，出现分歧时才能帮到您。',
    patterns: [
      { find: new RegExp(`${messenger}(?:号码?|id)?[是:= ]{1,3}(?:${account}|\\d{5,11})`, 'g') },
      { find: new RegExp(`${messenger}(?:号码?|id)?(?=[a-z\\w-]*[\\d_])(?:${account}|\\d{5,11})`, 'g') },
      { find: new RegExp(`${messengerLatin}(?:号码?|id)?[是:= 号]{1,3}(?:${account}|\\d{5,11})`, 'g') },
      { find: /(?<![a-z])q ?q(?:号码?)?[是:= ]{0,3}[1-9]\d{4,10}(?!\d)/g },
    ],
    severity: contact,
    rewrite: null,
  },
  {
    id: 'email',
    kind: 'contact',
    label: '邮箱',
    message: '公开的地方请不要留邮箱，以免收到骚扰邮件；平台会通过站内消息联系您。',
    patterns: [{ find: /[\w.+-]{2,}@[\w-]+(?:\.[a-z]{2,})+/g, plain: true }],
    severity: { goods: 'block', post: 'hide', review: 'hide' },
    rewrite: null,
  },
  {
    id: 'off_platform',
    kind: 'contact',
    label: '站外交易',
    message: '请在站内沟通和付款：离开平台的交易没有验收、退款与申诉保障。',
    patterns: [
      {
        find: /(?:加|留|换|互换)(?:我|个|一下|你|您|下)?(?:的)?(?:微信|v信|vx|qq|联系方式|手机号)/g,
      },
      { find: /私下(?:联系|交易|转账|付款|合作|沟通)|线下(?:交易|付款|转账)/g },
      { find: /(?:绕过|绕开|跳过|避开|不走|不通过)平台|平台外(?:交易|付款|联系|转账)|私聊(?:我|优惠)/g },
    ],
    severity: {
      goods: 'block',
      post: 'warn',
      review: 'warn',
      order_chat: 'warn',
      form: 'warn',
      note: 'warn',
    },
    rewrite: { before: '请在站内沟通', alone: '请在站内沟通' },
  },
];
