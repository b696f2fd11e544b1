type Kind = 'search' | 'social' | 'other';

/** Sites by the end of their host. */
const known: readonly (readonly [end: string, title: string, kind: Kind])[] = [
  ['baidu.com', '百度', 'search'],
  ['bing.com', '必应', 'search'],
  ['sogou.com', '搜狗', 'search'],
  ['so.com', '360 搜索', 'search'],
  ['sm.cn', '神马', 'search'],
  ['toutiao.com', '头条搜索', 'search'],
  ['google.com', '谷歌', 'search'],
  ['google.com.hk', '谷歌', 'search'],
  ['duckduckgo.com', 'DuckDuckGo', 'search'],
  ['weixin.qq.com', '微信', 'social'],
  ['zhihu.com', '知乎', 'social'],
  ['weibo.com', '微博', 'social'],
  ['weibo.cn', '微博', 'social'],
  ['douban.com', '豆瓣', 'social'],
  ['bilibili.com', '哔哩哔哩', 'social'],
  ['xiaohongshu.com', '小红书', 'social'],
  ['qq.com', 'QQ', 'social'],
];

/** What is known of the site behind an origin. */
export function sourceOf(referrer: string): { title: string; kind: Kind } {
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  const found = known.find(([end]) => host === end || host.endsWith(`.${end}`));
  return { title: found?.[1] ?? '', kind: found?.[2] ?? 'other' };
}
