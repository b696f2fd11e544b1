import { inspect, masked, rewritten, type SentinelPlace } from '../sentinel';

const ids = (text: string, place: SentinelPlace) => inspect(text, place).map(({ rule }) => rule);

describe('what is not offered and not asked for is found, however it is written', () => {
  it.each<[place: SentinelPlace, text: string, rule: string]>([
    ['form', '求代写毕业论文一篇', 'ghost'],
    ['form', '能不能帮我代写文献综述', 'ghost'],
    ['form', '可以代 写 吗', 'ghost'],
    ['form', '找人代.写.论文', 'ghost'],
    ['form', '代*写开题报告', 'ghost'],
    ['form', '代、写论文', 'ghost'],
    ['form', '代（写）论文', 'ghost'],
    ['form', '代1写论文', 'ghost'],
    ['form', '代　写论文', 'ghost'],
    ['form', '代\u200b写论文', 'ghost'],
    ['form', '代🙂写论文', 'ghost'],
    ['form', '亻弋写论文', 'ghost'],
    ['form', '人弋写论文', 'ghost'],
    ['form', '代寫論文', 'ghost'],
    ['form', '代冖与论文', 'ghost'],
    ['form', '玳写论文', 'ghost'],
    ['form', '岱写核心期刊', 'ghost'],
    ['form', '贷写毕业论文', 'ghost'],
    ['form', '代xie论文', 'ghost'],
    ['form', 'dai写论文', 'ghost'],
    ['form', 'ＤＡＩ写论文', 'ghost'],
    ['form', 'daixie lunwen', 'ghost'],
    ['form', '不会写，代写一下', 'ghost'],
    ['form', '我不会写论文请代写', 'ghost'],
    ['form', '没时间请代写', 'ghost'],
    ['form', '有没有代写论文的老师', 'ghost'],
    ['note', '价格不贵，代发核心期刊', 'ghost'],
    ['note', '请代投稿', 'ghost'],
    ['note', '代做实验数据分析', 'ghost'],
    ['note', '找人替考', 'ghost'],
    ['note', '求论文枪手', 'ghost'],
    ['submission', '想买一篇论文', 'ghost'],
    ['submission', '请帮我代改论文', 'ghost'],
    ['goods', '专业代写', 'ghost'],
    ['goods', '代发各类期刊', 'ghost'],
    ['support', '你们代写论文吗', 'ghost'],
    ['review', '他们代写论文很快', 'ghost'],
    ['form', '帮我写一篇毕业论文', 'write_for_me'],
    ['form', '请老师替我写完这篇文章', 'write_for_me'],
    ['support', '能给我写个论文初稿吗', 'write_for_me'],
    ['form', '要求包过', 'guarantee'],
    ['form', '包 过 吗', 'guarantee'],
    ['form', '要求包录用', 'guarantee'],
    ['form', '包发SCI', 'guarantee'],
    ['form', '保证录用再付款', 'guarantee'],
    ['form', '保录用吗', 'guarantee'],
    ['form', '保证通过盲审', 'guarantee'],
    ['form', '承诺录用', 'guarantee'],
    ['form', '100%录用', 'guarantee'],
    ['form', '包過', 'guarantee'],
    ['goods', '不录用全额退款', 'guarantee'],
    ['goods', '保证通过', 'guarantee'],
    ['form', '想挂名第二作者', 'authorship'],
    ['form', '掛名', 'authorship'],
    ['form', '挂-名', 'authorship'],
    ['form', '求购一作', 'authorship'],
    ['form', '二作转让', 'authorship'],
    ['form', '论文降重', 'evade'],
    ['form', '帮我降重到10%', 'evade'],
    ['form', '降低AI率', 'evade'],
    ['form', '绕过查重', 'evade'],
    ['form', '稿子需要洗稿', 'evade'],
    ['goods', '专业降重', 'evade'],
    ['form', '帮忙伪造实验数据', 'fabricate'],
    ['form', '补造一些问卷', 'fabricate'],
    ['form', '造点数据', 'fabricate'],
    ['form', '数据代做', 'fabricate'],
    ['goods', '编造经历', 'fabricate'],
    ['review', '加老师 138 0013 8000', 'phone'],
    ['review', '电话13800138000很好找', 'phone'],
    ['review', '１３８００１３８０００', 'phone'],
    ['review', '一三八零零一三八零零零', 'phone'],
    ['review', '幺三八〇〇幺三八〇〇〇', 'phone'],
    ['review', '＋86 13800138000', 'phone'],
    ['review', '微信：harbor_2024', 'messenger'],
    ['review', '薇信harbor2024', 'messenger'],
    ['review', 'vx:harborscholar', 'messenger'],
    ['review', '加v harbor_88', 'messenger'],
    ['review', 'QQ 123456789', 'messenger'],
    ['review', '联系 me@example.com', 'email'],
    ['order_chat', '我们加个微信吧', 'off_platform'],
    ['order_chat', '可以私下交易', 'off_platform'],
    ['note', '不走平台能便宜吗', 'off_platform'],
    ['support', '身份证11010519491231002X', 'id_number'],
    ['form', '110105 19491231 002x', 'id_number'],
    ['ticket', '１１０１０５１９４９１２３１００２Ｘ', 'id_number'],
  ])('%s: %s', (place, text, rule) => expect(ids(text, place)).toContain(rule));
});

describe('honest words are left alone', () => {
  it.each<[place: SentinelPlace, text: string]>([
    ['goods', '本站不提供代写'],
    ['goods', '不提供任何形式的代写、代发、包发表、保录用'],
    ['goods', '拒绝代写'],
    ['goods', '严禁挂名与伪造数据'],
    ['goods', '代写一律不接'],
    ['goods', '我们不承诺，也不保证录用'],
    ['goods', '现代发展经济学'],
    ['goods', '替代做法与宋代笔记'],
    ['goods', '没有包过的承诺'],
    ['form', '现代写作教学研究'],
    ['form', '当代写实主义绘画'],
    ['form', '第一代写字机器人'],
    ['form', '现代考古学方法'],
    ['form', '历代考证'],
    ['form', '新一代发动机'],
    ['form', '年代写本'],
    ['form', '代发工资系统的设计'],
    ['form', '代投票制度'],
    ['form', '顺带写论文大纲的方法'],
    ['form', '附带写文章的体会'],
    ['form', '新陈代谢 dai xie 与代谢组学'],
    ['form', '代写现象的治理研究'],
    ['form', '论文代写行为的法律规制'],
    ['form', '打击代写代发'],
    ['form', '伪造数据识别算法'],
    ['form', '虚构文学的叙事'],
    ['form', '构造数据集'],
    ['form', '恶意软件规避检测的方法'],
    ['form', '车身结构降重设计'],
    ['form', '软件包过滤规则'],
    ['form', '数据包过大时的处理'],
    ['form', '面包过期'],
    ['form', '外包发展模式'],
    ['form', '红包发放'],
    ['form', '书包录用'],
    ['form', '环保过程控制'],
    ['form', '保证通过电极的电流恒定'],
    ['form', '保证检索结果的完整'],
    ['form', '保障毕业生就业'],
    ['form', '悬挂名牌'],
    ['form', '狙击枪手题材电影'],
    ['form', '购买数据库授权'],
    ['form', '请指导我梳理论文结构'],
    ['form', '帮我写作指导'],
    ['note', '请润色摘要，不需要代写'],
    ['note', '请周末前完成'],
    ['support', '我要举报有人冒充平台代写论文'],
    ['support', '担心遇到代写骗局'],
    ['support', '我的手机号13800138000，请回电'],
    ['support', '可以加微信客服吗'],
    ['ticket', '有人在群里代写论文，请查处'],
    ['review', '订单号 202611211234567890'],
    ['review', '样本 12345678901 个'],
    ['review', '圆周率3.13800138000'],
    ['review', '分别代写'.replace('代写', '润色')],
    ['review', '微信小程序开发很专业'],
    ['review', '老师用 WeChat 与 wxPython 举例'],
    ['review', '威信很高的老师'],
    ['order_chat', '请不要私下交易'],
    ['support', '身份证110105194912310021'],
    ['support', '编号99010519491231002X'],
    ['support', '日期不对11010519491331002X'],
  ])('%s: %s', (place, text) => expect(inspect(text, place)).toEqual([]));
});

test('a hit says where it stands in the text as it was written', () => {
  const text = '老师好，求 代 写 论文！';
  const [hit] = inspect(text, 'form');
  expect(hit && text.slice(hit.from, hit.to)).toBe('求 代 写');
  expect(hit).toMatchObject({ rule: 'ghost', severity: 'block', label: '代写代发' });
});

test('a polite wording takes the place of what was found', () => {
  const polite = (text: string) => rewritten(text, inspect(text, 'form'));
  expect(polite('能不能帮我代写毕业论文？谢谢')).toBe('请指导我梳理毕业论文？谢谢');
  expect(polite('可以代写吗')).toBe('请指导我梳理写作思路吗');
  expect(polite('帮我写一篇论文')).toBe('请指导我梳理一篇论文');
  expect(polite('想挂名第二作者')).toBe('按实际贡献确定第二作者');
  expect(polite('保证录用SCI二区')).toBe('请帮我提高稿件质量，准备SCI二区');
});

test('a polite wording is itself without fault', () => {
  for (const text of ['求代写论文', '要求包过', '想挂名', '论文降重', '伪造数据', '帮我写论文'])
    expect(inspect(rewritten(text, inspect(text, 'form')), 'form')).toEqual([]);
});

test('numbers of persons are masked, the rest stays as it was written', () => {
  const text = '很好！电话 13800138000，身份证 11010519491231002X。';
  expect(masked(text, inspect(text, 'review'))).toBe('很好！电话 13*******00，身份证 11**************2X。');
  expect(masked('求代写', inspect('求代写', 'form'))).toBe('求代写');
});

test('what is harmless in one place is not in another', () => {
  const severities = (text: string) =>
    (['form', 'support', 'review', 'ticket', 'order_chat'] as const).map(
      (place) => inspect(text, place)[0]?.severity ?? 'none',
    );
  expect(severities('请代写论文')).toEqual(['block', 'warn', 'warn', 'none', 'block']);
  expect(severities('电话13800138000')).toEqual(['warn', 'none', 'hide', 'none', 'warn']);
  expect(severities('11010519491231002X')).toEqual(['hide', 'hide', 'hide', 'hide', 'hide']);
});

test('a long text is read in far less than a second', () => {
  const text = '本文研究城市更新中的公众参与机制，样本来自 2024 年的问卷。'.repeat(170);
  inspect(text, 'form');
  const began = performance.now();
  inspect(text, 'form');
  expect(performance.now() - began).toBeLessThan(1000);
});

test('10,000 characters of anything are read in bounded time', () => {
  const long = (part: string, length = 10_000) =>
    part.repeat(Math.ceil(length / part.length)).slice(0, length);
  const texts = [
    ...['a', 'a.', 'a@', 'a@a-', '138-', '代写', '不代写', '不请', '亻弋', '*', '代*', 'vx', 'ﷺ'].map(
      (part) => long(part),
    ),
    `代${long('*')}写`,
    `${long('不', 4000)}请${long('代写', 6000)}`,
  ];
  const used = process.cpuUsage();
  for (const text of texts) for (const place of ['post', 'order_chat'] as const) inspect(text, place);
  expect(process.cpuUsage(used).user / 1000).toBeLessThan(20_000);
});
