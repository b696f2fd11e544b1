import type { SeverityByPlace } from './places';
import type { SentinelRule } from './rule';

const refused: SeverityByPlace = {
  goods: 'block',
  post: 'block',
  form: 'block',
  note: 'block',
  submission: 'block',
  order_chat: 'block',
  support: 'warn',
  review: 'warn',
};

/** 现代, 替代, 宋代, 第一代, 迭代 … end with the same character. */
const era =
  '(?<![现当时近古年世后替取交历朝唐宋元明清汉秦隋晋周商夏辽断迭换绝前每哪一二三四五六七八九十两几多新老上下0-9])';
/** 打包, 书包, 数据包, 外包 … end with the same character. */
const bag = '(?<![打背书面钱红外承据件荷皮挎腰提装裹胞口草麻针分])';
const paper = '(?:论文|期刊|文章|作业|毕业|毕设|稿|综述|报告|标书|课题|核心|普刊|c刊|北核|ssci|sci|ei)';

const rx = (source: string) => new RegExp(source, 'g');

/** What the platform never does and never lets anybody ask for. */
export const integrityRules: readonly SentinelRule[] = [
  {
    id: 'ghost',
    kind: 'integrity',
    label: '代写代发',
    message: '平台不提供代写、代做、代发或代投，论文须由作者本人完成；可以请我们指导、润色或预审。',
    patterns: [
      { find: rx(`${era}代\\d{0,2}写(?!字|实|意|照|法)(?:服务)?`) },
      { find: rx(`(?<![附顺连携夹])[玳岱黛带贷袋]写(?=.{0,4}${paper})`) },
      { find: rx(`${era}代xie|代x(?=${paper})|(?<![a-z0-9])(?:dai|d)写(?=.{0,2}${paper})`) },
      { find: rx(`(?<![a-z])dai ?xie(?= ?(?:lun ?wen|zuo ?ye|bi ?ye|${paper}))`) },
      { find: rx(`${era}代笔(?!记|迹|画|墨|法)`) },
      { find: rx(`${era}代\\d?发(?=表|${paper}|版面)`) },
      { find: rx(`${era}代发(?!工资|薪|放|货|邮|生|现|育|票|动|达|展)`), strict: true },
      { find: rx(`${era}代投(?=稿|${paper})`) },
      { find: rx(`${era}代投(?!票|资|影|机|射|保|标)`), strict: true },
      { find: rx(`${era}代\\d?做(?=.{0,4}(?:实验|数据|分析|设计|ppt|统计|模型|仿真|程序|问卷|${paper}))`) },
      { find: rx(`${era}代做(?!法|工)`), strict: true },
      { find: rx(`${era}代考(?!古|察|证|据|虑|核|释|量|究|辨|工)|替考|代答辩|代刷课|代上课`) },
      { find: rx(`${era}代改(?=${paper}|重|文|写|格式)`) },
      { find: rx(`${era}代改(?!革|变|良|进|善|造|制|名|朝|元)`), strict: true },
      { find: rx('(?:购买|出售|求购|转让|买|卖)(?:一?篇)?(?:sci)?(?:版面|论文|文章|sci)') },
      { find: rx('(?<![击机神射火])枪手|论文捉刀|找写手|包写(?!字)') },
    ],
    severity: refused,
    rewrite: { before: '请指导我梳理', alone: '请指导我梳理写作思路' },
  },
  {
    id: 'write_for_me',
    kind: 'integrity',
    label: '请人代笔',
    message: '老师提供的是指导与修改意见，论文须由您本人撰写。换个说法，老师更清楚怎样帮您。',
    patterns: [
      {
        find: rx(
          '(?:帮|替|给|为)(?:我|忙|咱|本人|一下)?(?:全文|直接|完整)?写(?!作|法|的|在)(?=(?:一篇|一份|一个|一下|篇|完|好|个|份|出|整|我的|我)*[^,。!?;\\n]{0,6}(?:论文|文章|作业|综述|标书|报告|初稿|全文|章节|申请书))',
        ),
      },
    ],
    severity: {
      form: 'warn',
      note: 'warn',
      submission: 'warn',
      order_chat: 'warn',
      support: 'warn',
      post: 'warn',
    },
    rewrite: { before: '请指导我梳理', alone: '请指导我梳理写作思路' },
  },
  {
    id: 'guarantee',
    kind: 'integrity',
    label: '包过包发',
    message: '录用与通过由期刊、学校和评审专家决定，任何人都不能承诺结果；可以请我们评估稿件、提出修改意见。',
    patterns: [
      { find: rx(`${bag}包\\d?过(?!程|滤|大|重|小|期|敏|载|多|少|去|来|渡|剩|度|于|长|年)`) },
      { find: rx(`${bag}包(?:录用|收录|发表|见刊|检索|通过|中刊|上岸|毕业|查重)`) },
      { find: rx(`${bag}包\\d?发(?=${paper})`) },
      { find: rx('(?<![环社医担投参劳])保过(?!程|户|期|敏|滤|渡|冬|去|来)') },
      {
        find: rx(
          '(?<![环社医担投参劳])保(?:证|障)?(?:能|可以)?(?:录用|发表|收录|见刊|授权|过审|中刊|过稿|检索(?!结果|效率|质量|词|策|式|到|精|性|的))',
        ),
      },
      { find: rx('保证?(?:能)?通过(?=答辩|审稿|外审|盲审|查重|评审|审核|同行|$|[,。!?;\\n])') },
      { find: rx('保证?通过'), strict: true },
      { find: rx('(?:承诺|百分百|百分之百|100%)(?:能|可以)?(?:录用|发表|见刊|通过|中)') },
      {
        find: rx('不(?:过|录用|中|发表|见刊|成功|通过|收录)(?:全额)?(?:退款|退费|退钱|包退|全退)'),
        strict: true,
      },
    ],
    severity: refused,
    rewrite: { before: '请帮我提高稿件质量，准备', alone: '请帮我评估稿件并提出修改意见' },
  },
  {
    id: 'authorship',
    kind: 'integrity',
    label: '挂名署名',
    message: '署名只能依据对研究的实际贡献，不能买卖或赠送；可以请我们说明作者贡献声明怎样写。',
    patterns: [
      { find: rx('(?<![悬张])挂\\d?名(?!义|字|牌|单|册|称|额|校)') },
      {
        find: rx(
          '(?:买|卖|转让|出售|求购)(?:个|一个|论文)?(?:第一作者|一作|二作|共一|通讯作者|署名|作者位|作者名额)|(?:一作|二作|共一|作者位|署名权|署名位|第一作者|通讯作者)(?:名额)?(?:转让|出售|招募?|可售|有偿|待售|报价)',
        ),
      },
    ],
    severity: refused,
    rewrite: { before: '按实际贡献确定', alone: '按实际贡献署名' },
  },
  {
    id: 'evade',
    kind: 'integrity',
    label: '降重规避',
    message: '平台不做降重代改，也不帮助规避检测；可以请老师指导您规范引用、用自己的话表述。',
    patterns: [
      {
        find: rx(
          '(?:论文|文章|人工|智能|快速|查重|稿件?|代|帮忙?|我|ai)降重|降重(?=代|服务|改|率|软件|神器|到|至|一下|$|[,。!?;\\n])',
        ),
      },
      { find: rx('降重'), strict: true },
      {
        find: rx('降低?(?:ai|aigc)(?:率|痕迹?|味)|去除?(?:ai|aigc)(?:痕迹?|味|率)|降低?(?:查重|重复)率|洗稿'),
      },
      { find: rx('(?:规避|绕过|躲避|逃避|骗过|躲过)(?:查重|ai检测|aigc检测|学术不端检测|系统检测)') },
      { find: rx('规避检测'), strict: true },
    ],
    severity: refused,
    rewrite: { before: '请指导我规范引用并改进表述', alone: '请指导我规范引用并改进表述' },
  },
  {
    id: 'fabricate',
    kind: 'integrity',
    label: '数据造假',
    message: '数据必须真实，平台不做数据代做、编造或买卖；可以请老师指导您设计方案、分析真实数据。',
    patterns: [
      { find: rx('数据代做|数据代处理') },
      {
        find: rx(
          '(?:编造|伪造|虚构|捏造|补造|篡改)(?:一下|一些|点|些)?(?:实验|调查|问卷|统计)?(?:的)?(?:数据|结果|图片|问卷|样本|实验)',
        ),
      },
      { find: rx('(?<![构制创改打铸仿编伪捏补])造(?:点|些|一些)?数据|数据造假') },
      { find: rx('编造|伪造|虚构|补造'), strict: true },
      { find: rx('(?:买|卖)数据'), strict: true },
    ],
    severity: refused,
    rewrite: { before: '请指导我分析真实数据', alone: '请指导我分析真实数据' },
  },
];
