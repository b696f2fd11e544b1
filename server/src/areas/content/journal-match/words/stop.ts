/**
 * Words that any abstract may have, whatever it is about. They are neither looked for nor shown as matched: that a journal
 * has them too says nothing of it.
 */
const latin = `
a about above after again against all almost also although among an and any are as at be because been before being below
between both but by can cannot could did do does doing due during each either et few for from further had has have having
he her here hers him his how however i if in into is it its itself la le les may me might more most much must my nor not
of off on once one only or other our out over own per same several she should since so some such than that the their them
then there therefore these they this those three through thus to too two under until up upon us use used useful user uses
using very via was we well were what when where whether which while who whom whose will with within without would yet you
your de der des die du el en für im und von
abstract aim aims analyse analysed analyses analysis analyze analyzed apply applied approach approaches article articles
available background base based compare compared conclude concluded conclusion conclusions conduct conducted contribute
demonstrate demonstrated develop developed development different discuss discussed effect effective effects evaluate
evaluated evidence examine examined find finding findings finds first found high higher important improve improved
include included including increase increased investigate investigated investigation issue issues journal journals key
keywords large level levels low lower main make makes method methods model models new novel number objective objectives
obtained original paper papers perform performed performance play possible potential present presented previous problem
problems process propose proposed provide provided purpose recent recently relate related report reported research
result results review role second series set show showed shown shows significant significantly similar sample samples
studied studies study suggest suggested suggests system systems technique techniques test tested tests toward towards
university various year years
`;

/** Pairs of characters of the same kind. */
const eastern = `
研究 方法 结果 分析 基于 本文 结论 目的 提出 进行 通过 采用 利用 对于 以及 我们 他们 它们 其中 因此 但是 而且 并且 如果
由于 为了 关于 具有 可以 能够 需要 应当 已经 目前 近年 年来 不同 相关 主要 重要 问题 影响 作用 情况 方面 过程 表明 发现
显示 说明 认为 指出 探讨 讨论 论文 文章 期刊 学报 摘要 关键 键词 背景 实验 数据 结合 建立 构建 实现 使用 应用 选取
得到 获得 给出 介绍 总结 综述 理论 模型 系统 技术 有效 显著 提高 提升 增加 降低 减少 较高 较低 一种 一个 这种 这些 该方
种方 两种 三种 多种 各种 同时 此外 然而 虽然 尽管 之间 之后 之前 以上 以下 其他 上述 如何 什么 是否 没有 存在 成为 作为
随着 根据 按照 针对 围绕 面向 来稿 欢迎 完整 步骤 可重 复步 意义 比较 参考 平均 栏目 投稿 作者 读者
`;

const listed = (text: string) => text.split(/\s+/).filter(Boolean);

/** Characters that only join others: a pair with one is no word. */
export const joining = new Set('的了与及之其或和是在于把被让使得地着过吗呢吧并而但且则即若乃以所');

export const stopWords: ReadonlySet<string> = new Set([...listed(latin), ...listed(eastern)]);
