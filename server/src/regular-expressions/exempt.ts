/** Patterns that take more time than their text is long, and why nobody can make use of it. */
export const exempt: Record<string, string> = {
  '/^[^a-z]+|[^a-z]+$/g': 'a password, of 128 characters at most',
  '/(.+)\\1/': 'a password, of 128 characters at most',
  '/(?:[a-z_\\\\][\\w.\\\\]*|[)\'"\\]])\\s?$/i': 'the last 32 characters before a place of a table',
  '/Android.*Mobile|iPhone|iPod|Windows Phone|MicroMessenger.*Mobile|Mobile.*(Firefox|Safari)|HarmonyOS/i':
    'the name of a browser, cut at 512 characters',
  '/iPhone|iPad|iPod|Macintosh.*Mobile/i': "the browser's own name, in that browser",
  '/(?:不需要|不是(?:要)?(?:请|找)人?|(?:从)?未请人|没有?请人|不求|不找人|不|没有?|无法|拒绝|禁止|未|勿|(?<![特分区类级性个识鉴辨判差])别|杜绝|严禁|抵制|反对|绝非|而非|并非|零容忍)(?:(?!请|求|帮我|帮忙|找人|想找|需要|麻烦|就|但|可以|能否)[^,。!?;\\n])*$/':
    'what stands before a word, cut at 60 characters',
  '/(?:求|请问?|想|帮|找|我|您|你们?|能|可以|可|需要|要|有没有|谁|人|忙|给|是否|能不能|可不可以|麻烦|直接|来|个)*$/':
    'what stands before a word, cut at 60 characters',
  '/\\S+ \\S+/g': 'a table of our own',
};

/** Files that make patterns of texts, how many, and what judges those. */
export const constructed: Record<string, [count: number, judged: string]> = {
  'server/src/areas/identity/auth/wechat/secrets.ts': [
    1,
    'a cookie of exactly 43 characters; repeats blanks after a semicolon alone',
  ],
  'server/src/areas/community/forum/text/clean.ts': [
    2,
    'begins at the beginning, and each repeated piece at a sign of its own',
  ],
  'server/src/areas/community/press/text/news.ts': [
    1,
    'begins at the beginning, and each repeated piece at a sign of its own',
  ],
  'server/src/web/pages.ts': [1, 'words at the beginning, nothing repeated'],
  'shared/contract/src/forum/formulas.ts': [1, 'a copy of the pattern above it, which is judged'],
  'shared/contract/src/order-form/check-value.ts': [1, 'patterns of order forms, judged by the test below'],
  'shared/contract/src/order-form/text.ts': [
    1,
    'marks after one sign; the joint of pictures is a sign of its own',
  ],
  'shared/contract/src/people-text.ts': [1, 'pictures joined by a sign of its own'],
  'shared/contract/src/sentinel/integrity-rules.ts': [1, 'rules about wording, judged by the test below'],
  'shared/contract/src/sentinel/personal-rules.ts': [4, 'rules about wording, judged by the test below'],
};
