import { sheetMistakes } from './judge';

const own = { file: 'page.css', part: 'mf-shop', folder: '/releases/mf-shop/1.0.0-a/' };
const judge = (css: string | Uint8Array) =>
  sheetMistakes({ ...own, bytes: typeof css === 'string' ? Buffer.from(css) : css });

const selector = /含全局选择器 .*请改用 CSS Modules 的类名（以 shop_ 开头）/;
const atRule = /用了 @.*，会影响整个页面/;
const name = /中的名称 .* 可能与其他团队重名：请以 shop_ 开头命名/;
const address = /引用了 .*，不是这个构建里的文件/;
const unreadable = /无法解析/;
const much = /嵌套过深，或展开后的选择器过多/;

/** What a sheet tries to do, the sheet, and what is said of it. */
const attacks: [string, string, RegExp][] = [
  ['paint the page', 'body{background:red}', selector],
  ['paint the root', ':root{--ink:red}', selector],
  ['paint the root by an uppercase name', 'HTML{color:red}', selector],
  ['paint everything', '*{color:red}', selector],
  ['paint everything in any namespace', '*|*{color:red}', selector],
  ['paint the header by a class of no part', '.header{color:red}', selector],
  ['paint what another team has', '.services_card{color:red}', selector],
  ["paint the library's buttons", '.ant-btn{color:red}', selector],
  ['paint by an id', '#root{color:red}', selector],
  ['paint by the prefix alone', '.shop_{color:red}', selector],
  ['paint by a class that only contains the prefix', '.xshop_a{color:red}', selector],
  ['paint by a class that begins with an escape', '.\\78 shop_a{color:red}', selector],
  ['paint one of a list', '.shop_a,footer{color:red}', selector],
  ['paint the page from inside a rule', '.shop_a{:is(body,&){color:red}}', selector],
  ['paint the page from inside two rules', '.shop_a{.shop_b{:is(body,&){color:red}}}', selector],
  ['paint the page from inside, by :where', '.shop_a{:where(&,body){color:red}}', selector],
  ['paint the page by what it has inside', '.shop_a{body:has(&){color:red}}', selector],
  ['paint the root by what it has inside', ':root:has(.shop_a){color:red}', selector],
  ['paint what is beside', '.shop_a ~ *{color:red}', selector],
  ['paint what is next', '.shop_a + *{color:red}', selector],
  ['paint what is beside from inside a rule', '.shop_a{~ div{color:red}}', selector],
  ['paint what is beside, by &', '.shop_a{& + main{color:red}}', selector],
  ['paint what is inside of what is beside', '.shop_a ~ div .x{color:red}', selector],
  ['paint what is beside one of two', ':is(.shop_a .b, .shop_c) ~ div{color:red}', selector],
  ['paint all that is not its own', ':not(.shop_a){color:red}', selector],
  ['paint all by a double no', ':not(:not(.shop_a)){color:red}', selector],
  ['paint all by a no inside a rule', '.shop_a{:not(&){color:red}}', selector],
  ['paint one of :is', ':is(.shop_a,nav){color:red}', selector],
  ['paint one of :where', ':where(.shop_a,nav){color:red}', selector],
  ['paint one of :is in :is', ':is(:is(.shop_a,nav),.shop_b){color:red}', selector],
  ['paint by an old :any', ':-webkit-any(.shop_a,body){color:red}', selector],
  ['paint by an attribute that looks its own', '[class^="shop_"]{color:red}', selector],
  ['paint by an attribute of the page', '[data-reflow]{color:red}', selector],
  ['paint the n-th that is its own or not', ':nth-child(1 of .shop_a){color:red}', selector],
  ['paint the n-th of a list with &', '.shop_a{:nth-child(1 of &,*){color:red}}', selector],
  ['paint the n-th last of it', '.shop_a{:nth-last-child(1 of &,*){color:red}}', selector],
  ['paint all by a no around the n-th', '.shop_a{:not(:nth-child(1 of &)){color:red}}', selector],
  ['paint beside the n-th of a state', '.shop_a{:is(:nth-child(n of a &),body){color:red}}', selector],
  ['paint beside & in what nobody knows', '.shop_a{:is(:unknown(&),body){color:red}}', selector],
  ['paint what is not in a host', '.shop_a{body:not(:host-context(&)){color:red}}', selector],
  ['paint beside & that nobody can read', '.shop_a{:is(::before>&,:root){color:red}}', selector],
  ['paint beside & twice', '.shop_a{:where(&&li,body){color:red}}', selector],
  ['paint what only browsers can read', ':is(.shop_a,::before body,:nth-child(1 of)){color:red}', selector],
  ['paint :host', ':host{color:red}', selector],
  ['paint :scope', ':scope{color:red}', selector],
  ['paint & without a rule around it', '&{color:red}', selector],
  ['paint :target', ':target{color:red}', selector],
  ['paint the selection of the page', '::selection{color:red}', selector],
  ['paint parts of a foreign component', '.shop_a::part(x){color:red}', selector],
  ['paint what is slotted in', '.shop_a::slotted(*){color:red}', selector],
  ['paint a transition of the page', '::view-transition-old(root){animation:none}', selector],
  ['paint a highlight', '.shop_a::highlight(x){color:red}', selector],
  ['paint the page on paper', '@media print{body{display:none}}', selector],
  ['paint the page where supported', '@supports (color:red){body{color:red}}', selector],
  ['paint the page in a container', '@container (min-width:1px){body{color:red}}', selector],
  ['paint the page at its start', '@starting-style{body{opacity:0}}', selector],
  ['paint the page by media inside a rule', 'body{@media all{color:red}}', selector],
  ['paint the page behind a comment', '/* .shop_a */body/*{*/{color:red}', selector],
  ['paint the page after a nested rule', 'body{.shop_a{top:0}color:red}', selector],
  ['paint by what the page is in a state of', ':hover{color:red}', selector],
  ['import a sheet', '@import "https://evil.example/x.css";', atRule],
  ['import in capitals', '@IMPORT url(x.css);', atRule],
  ['import under a condition', '@import "x.css" layer(a) supports(color:red);', atRule],
  ['import by an escape', '@\\69mport "x.css";', unreadable],
  ['name a namespace', '@namespace svg url(http://www.w3.org/2000/svg);', atRule],
  ['say in which letters it is', '@charset "utf-7";.shop_a{top:0}', atRule],
  ['put layers in order', '@layer reset,site;', atRule],
  ['write in a layer', '@layer shop_a{.shop_a{top:0}}', atRule],
  ['scope to the page', '@scope (body){.shop_a{top:0}}', atRule],
  ['set the paper', '@page{margin:0}', atRule],
  ['name how lists count', '@counter-style decimal{system:cyclic;symbols:x}', atRule],
  ['have pages change by transitions', '@view-transition{navigation:auto}', atRule],
  ['name a place to stand', '@position-try --a{top:0}', atRule],
  ['use rules for one browser', '@-moz-document url-prefix(){body{color:red}}', atRule],
  ['nest by an old rule', '.shop_a{@nest body &{color:red}}', atRule],
  ['use a rule that is to come', '@future{body{color:red}}', atRule],
  ['use a rule that is to come inside another', '.shop_a{@apply --x;}', atRule],
  ['define a medium', '@custom-media --wide (min-width:1px);', atRule],
  ['register a property of the site', '@property --ink{syntax:"*";inherits:true}', name],
  ['name a font of the site', '@font-face{font-family:"PingFang SC";src:url(a.woff2)}', name],
  ['name an animation as others may', '@keyframes spin{to{top:0}}', name],
  ['name an animation by text', '@keyframes "spin"{to{top:0}}', name],
  ['name an old animation', '@-webkit-keyframes spin{to{top:0}}', name],
  ['name a container as others may', '.shop_a{container-name:page}', name],
  ['name a container by the short form', '.shop_a{container:page/size}', name],
  ['name a container by a keyword of the other half', '.shop_a{container-name:size}', name],
  ['name a container by a variable', '.shop_a{container-name:var(--x)}', name],
  ['take the place of the root in transitions', '.shop_a{view-transition-name:root}', name],
  ['name an anchor', '.shop_a{ANCHOR-NAME:--menu}', name],
  ['name a timeline', '.shop_a{scroll-timeline:--page y}', name],
  ['count on a counter of others', '.shop_a{counter-increment:services_step 9}', name],
  ['begin a counter of others anew', '.shop_a{COUNTER-RESET:shop_a 1 step}', name],
  ['begin one backwards', '.shop_a{counter-reset:reversed(step)}', name],
  ['set a counter of others', '.shop_a{counter-set:step 3}', name],
  ['set a counter in an animation', '@keyframes shop_k{to{counter-set:step 3}}', name],
  ['hide an anchor of others', '.shop_a{anchor-scope:--services_menu}', name],
  ['set off what others wait for', '.shop_a{timeline-trigger:--services_in view()}', name],
  ['set it off by a name', '.shop_a{event-trigger-name:--services_in}', name],
  ['keep it from others', '.shop_a{trigger-scope:--services_in}', name],
  ['take a picture from elsewhere', '.shop_a{background:url(https://evil.example/a.png)}', address],
  ['take it without a protocol', '.shop_a{background:url(//evil.example/a.png)}', address],
  ['take it by a backslash', '.shop_a{background:url("\\5c\\5c evil.example/a.png")}', address],
  ["take another team's file", '.shop_a{background:url(../../mf-services/1.0.0/a.png)}', address],
  ['take a file of another version', '.shop_a{background:url(../1.0.0-b/a.png)}', address],
  ['ask the API', '.shop_a{background:url(/api/user/logout)}', address],
  ['hide it in a variable', '.shop_a{--x:url(https://evil.example/a.png)}', address],
  ['hide it beside a variable', '.shop_a{background:var(--x) url(https://evil.example/a.png)}', address],
  ['hide it in a fallback', '.shop_a{background:var(--x,url(https://evil.example/a.png))}', address],
  ['hide it in a set of pictures', '.shop_a{background:image-set("https://evil.example/a.png" 1x)}', address],
  ['hide it in a set in a variable', '.shop_a{--x:image-set("https://evil.example/a.png" 1x)}', address],
  ['hide it in an animation', '@keyframes shop_a{to{background:url(https://evil.example/a)}}', address],
  ['take a font from elsewhere', '@font-face{font-family:shop_f;src:url(https://evil.example/f)}', address],
  ['bring a document', '.shop_a{background:url("data:text/html,x")}', address],
  ['leave a bracket open', '.shop_a{top:0', unreadable],
  ['close a bracket too many', '.shop_a{top:0}}body{color:red}', unreadable],
  ['close a bracket by another', '.shop_a{top:(0}}body{color:red}', unreadable],
  ['leave a string open', '.shop_a{content:"}\n}body{color:red}', unreadable],
  ['leave a comment open', '.shop_a{top:0}/*', unreadable],
  ['stand in marks of HTML', '<!-- body{color:red} -->', unreadable],
  ['bring a bad address', '.shop_a{background:url(a"b)}', unreadable],
  ['hide a rule in a value', '.shop_a{--x:{body{color:red}}}', unreadable],
  ['hide a rule behind a NUL', '.shop_a{top:0}\0body{color:red}', unreadable],
  ['pierce components', '.shop_a >>> body{color:red}', unreadable],
  ['pierce them by an old word', '.shop_a /deep/ body{color:red}', unreadable],
  ['have no selector', '{color:red}', unreadable],
];

test.each(attacks)('a sheet is refused that tries to %s', (_, css, says) => {
  expect(judge(css).join('\n')).toMatch(says);
});

test('there are at least sixty ways tried, each another one', () => {
  expect(new Set(attacks.map(([, css]) => css)).size).toBeGreaterThanOrEqual(60);
});

test.each([
  ['classes', '.shop_a{top:0}#shop_b{top:0}'],
  ['an escape of a class of its own', '.\\73 hop_a{top:0}'],
  ['what is inside', '.shop_a .ant-btn,.shop_a>a:hover,.shop_a *{top:0}'],
  ['its own under a mark of the page', ':root[data-x] .shop_a,body:has(dialog) .shop_b{top:0}'],
  ['beside, inside of its own', '.shop_a h2+p,.shop_a p~p{top:0}'],
  ['its own beside something', 'input:focus~.shop_a{top:0}'],
  ['all of a list', ':is(.shop_a,.shop_b) a,:where(.shop_c){top:0}'],
  ['inside one, or itself', ':is(.shop_a,.shop_b *) i{top:0}'],
  ['nested rules', '.shop_a{top:0;&:hover{top:1px}> a{top:0}.shop_b &{top:0}@media print{top:0}}'],
  ['a rule around it that says nothing', 'body{.shop_b{top:0}}'],
  ['conditions on others', '.shop_a:has(input:checked):not(.b):nth-child(2 of a){top:0}'],
  [
    'parts that browsers draw',
    '.shop_a::before,.shop_a::placeholder,.shop_a input::-webkit-inner-spin-button{top:0}',
  ],
  [
    'queries',
    '@media print{.shop_a{top:0}}@supports (top:0){.shop_a{top:0}}@container (width>1px){.shop_a{top:0}}',
  ],
  ['names of its own', '@keyframes shop_k{0%{top:0}}@property --shop_x{syntax:"*";inherits:false}'],
  ['fonts of its own', '@font-face{font-family:shop_f;src:local("x"),url(media/f.woff2)}'],
  [
    'names for the page',
    '.shop_a{container:shop_c/inline-size;view-transition-name:none;anchor-name:--shop_x}',
  ],
  [
    'counters of its own',
    '.shop_a{counter-reset:shop_c 1 list-item;counter-set:none}.shop_b{counter-increment:shop_c -1}',
  ],
  ['a counter of its own backwards', '.shop_a{counter-reset:reversed(shop_c) 3}'],
  ['what it sets off itself', '.shop_a{timeline-trigger:--shop_in view() cover 10% 90%;trigger-scope:all}'],
  ['containers without a name', '.shop_a{container-type:inline-size;container-name:none}'],
  ['its own files', '.shop_a{background:url(media/a.png),url(/releases/mf-shop/1.0.0-a/b.png),url(#c)}'],
  ['pictures in the sheet', '.shop_a{background:url("data:image/svg+xml,%3Csvg xmlns=\'x\'/%3E")}'],
  ['comments and strings with brackets', '/*{*/.shop_a{content:"}{"}/**/'],
  ['nothing', ''],
])('a sheet passes with %s', (_, css) => {
  expect(judge(css)).toEqual([]);
});

test('what is said names the selectors as they were written, and tells everything at once', () => {
  expect(judge('.shop_a,.b,:is(c,d){top:0}@layer x;.shop_e{&~f{background:url(//g)}}')).toEqual([
    '样式 page.css 含全局选择器 .b、:is(c,d)、&~f，会影响其他团队的页面：请改用 CSS Modules 的类名（以 shop_ 开头）',
    expect.stringMatching(/^样式 page\.css 用了 @layer，/),
    expect.stringMatching(/^样式 page\.css 引用了 \/\/g，/),
  ]);
});

test('bytes that browsers would read otherwise are refused', () => {
  const css = '.shop_a{top:0}';
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(css, 'utf16le')]);
  for (const bytes of [utf16, Buffer.from(`\ufeff${css}`), Buffer.from([...Buffer.from(css), 0xff])])
    expect(judge(bytes)).toEqual(['样式 page.css 无法解析：请修正后重新构建']);
});

const list = (one: (n: number) => string) => Array.from({ length: 50 }, (_, n) => one(n)).join();

test.each([
  [
    'lists in lists in lists',
    `${list((n) => `.shop_a${n}`)}{${list((n) => `.b${n}`)}{${list((n) => `.c${n}`)}{top:0}}}`,
  ],
  ['rules in rules', '.shop_a{'.repeat(100_000)],
  ['rules in rules that end', `${'.shop_a{'.repeat(40)}top:0${'}'.repeat(40)}`],
  ['brackets in brackets', `.shop_a${':not('.repeat(150_000)}`],
  ['values in values', `.shop_a{width:${'calc('.repeat(150_000)}`],
  ['rules', '.shop_a{top:0}'.repeat(70_000)],
  ['selectors', `${'.shop_a,'.repeat(120_000)}.shop_b{top:0}`],
  ['classes of one element', `${'.shop_a'.repeat(140_000)}{top:0}`],
  ['words', `.shop_a{--x:${'a '.repeat(400_000)}}`],
  ['values', `.shop_a{${'top:0;'.repeat(170_000)}}`],
])('%s without end are counted, not worked out', (_, css) => {
  expect(judge(css).join()).toMatch(much);
});

test('an address that never ends is not read over and over', () => {
  expect(judge(`url(${' '.repeat(1_000_000)}`).join()).toMatch(unreadable);
});

test('a sheet is as large as none of ours: 1 MB and no byte more', () => {
  const filled = (bytes: number) => `.shop_a{top:0}/*${'x'.repeat(bytes - 18)}*/`;
  expect(judge(filled(1024 * 1024))).toEqual([]);
  expect(judge(filled(1024 * 1024 + 1)).join()).toMatch(/超过 1 MB：请拆分/);
});
