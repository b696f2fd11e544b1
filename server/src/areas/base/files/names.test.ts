import { attachment, cleanName } from './names';

test.each([
  ['论文 终稿.docx', '论文 终稿.docx'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\Users\\me\\稿.pdf', '稿.pdf'],
  ['a\u202Efdp.txt', 'afdp.txt'],
  ['..hidden.txt', 'hidden.txt'],
  ['a<b>:"|?*.csv', 'ab.csv'],
  ['稿😀\u0000\r\n.pdf', '稿.pdf'],
  ['   .pdf', '文件.pdf'],
  [`${'长'.repeat(300)}.docx`, `${'长'.repeat(115)}.docx`],
])('%j is kept as %j', (given, kept) => expect(cleanName(given)).toBe(kept));

test('a download has a plain name, the whole one, and no way out of the header', () => {
  expect(attachment('论文"终稿\'(1).docx')).toBe(
    "attachment; filename=\"_____'(1).docx\"; filename*=UTF-8''%E8%AE%BA%E6%96%87%22%E7%BB%88%E7%A8%BF%27%281%29.docx",
  );
});
