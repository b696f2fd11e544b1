/** What ends a clause. */
const boundary = /[,。!?;，！？；\n]/;

/** Words with 不, 没 or 别 in them that deny nothing: 能不能代写 asks, 不会写 says why somebody asks. */
const noDenial =
  /能不能|可不可以|是不是|有没有|要不要|会不会|行不行|好不好|不仅|不但|不只|不光|不限|不论|不管|不错|不贵|不过|不用|不足|不同|不少|不久|不知道?|无论|未来|来不及|不了|(?:不|没)(?:太)?(?:会|想|愿意?|能|懂|擅长)(?:自己)?(?:写|做|弄|改|搞|完成)|没有?(?:时间|空|精力|思路|经验|能力|头绪)/g;

/** From a denial to the word nothing may begin that asks for it after all: 没时间请代写. */
const denial =
  /(?:不需要|不是(?:要)?(?:请|找)人?|(?:从)?未请人|没有?请人|不求|不找人|不|没有?|无法|拒绝|禁止|未|勿|(?<![特分区类级性个识鉴辨判差])别|杜绝|严禁|抵制|反对|绝非|而非|并非|零容忍)(?:(?!请|求|帮我|帮忙|找人|想找|需要|麻烦|就|但|可以|能否)[^,。!?;\n])*$/;

/** After the word: 代写一律不做, 代写：不提供. */
const denied =
  /^(?:论文|文章|服务|等)*[:]?(?:一律|概|均|都|我们|本站|平台)*(?:不提供|不接|不做|不可以|不允许|拒绝|禁止)/;

/** Before the word: somebody complains of it, or studies it. */
const reported =
  /(?:举报|投诉|冒充|被骗|诈骗|遇到|声称|自称|担心|怀疑|打击|防范|识别|警惕|远离|检测|治理|规制|惩治|查处|遏制|整治|涉嫌|揭露|禁绝)[^,。!?;\n]{0,10}$/;

/** After the word: it is spoken about, not asked for. */
const spokenAbout =
  /^(?:论文|文章|作业|服务)?(?:的|之|等)?(?:现象|行为|产业链?|黑产|灰产|乱象|广告|骗局|骗子|治理|规制|防治|监管|问题|识别|检测(?!报告)|危害|风险|成因|鉴别|罪)|^.{0,4}(?:是|属于|系|均|都)[^,。!?;\n]{0,6}(?:违|不端|不对|不可取|错|禁)/;

/** Where the clause of a position begins in folded text. */
export function clauseStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && !boundary.test(text[start - 1] ?? '')) start -= 1;
  return start;
}

/** The clause of a position in folded text. */
export function clauseOf(text: string, at: number): string {
  let end = at;
  while (end < text.length && !boundary.test(text[end] ?? '')) end += 1;
  return text.slice(clauseStart(text, at), end);
}

/** Whether a word is denied: 不提供代写. */
export function isDenied(text: string, from: number, to: number): boolean {
  const before = text.slice(clauseStart(text, from), from).replace(noDenial, '');
  return denial.test(before) || denied.test(text.slice(to, to + 20));
}

/** Whether a word is spoken about and not asked for: 举报有人代写, 代写现象的治理. */
export function isReported(text: string, from: number, to: number): boolean {
  const before = text.slice(clauseStart(text, from), from);
  return reported.test(before) || spokenAbout.test(text.slice(to, to + 20));
}
