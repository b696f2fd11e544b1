import { takeFirstPictures } from './first-pictures';

const first = (address: string) => `<link rel="preload" as="image" href="${address}" fetchPriority="high"/>`;

test('pictures that are seen first are asked for by the header, and no longer by the page', () => {
  const page = `<div>${first('/media/a.svg')}<h1>服务</h1>${first('https://cdn.example/b.jpg?v=2')}</div>`;
  expect(takeFirstPictures(page)).toEqual({
    html: '<div><h1>服务</h1></div>',
    link: '</media/a.svg>; rel=preload; as=image; fetchpriority=high, <https://cdn.example/b.jpg?v=2>; rel=preload; as=image; fetchpriority=high',
  });
});

test('what a header cannot say, other pictures and those beyond the first four stay in the page', () => {
  const logo = '<link rel="preload" as="image" href="/logo.svg"/>';
  const odd = ['/a b.svg', '/图.svg', '/a&amp;b.svg', '/a>;rel=x.svg', '/a,b.svg'].map(first).join('');
  expect(takeFirstPictures(logo + odd)).toEqual({ html: logo + odd, link: '' });
  const many = [1, 2, 3, 4, 5].map((n) => first(`/${n}.svg`)).join('');
  const taken = takeFirstPictures(many);
  expect(taken.html).toBe(first('/5.svg'));
  expect(taken.link.split(', ')).toHaveLength(4);
});
