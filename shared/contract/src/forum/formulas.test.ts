import { formulasIn } from './formulas';
import { withReadableFormulas } from './readable-formula';

test.each([
  ['取 $\\alpha = 0.05$、功效 0.8', '取 α = 0.05、功效 0.8'],
  ['$E=mc^2$', 'E=mc²'],
  ['$d = \\frac{\\mu_1 - \\mu_2}{\\sigma}$，取下限', 'd = (μ₁ - μ₂)/σ，取下限'],
  ['$n = \\frac{2(z_{1-\\alpha/2} + z_{1-\\beta})^2}{d^2}$', 'n = (2(z_(1-α/2) + z_(1-β))²)/d²'],
  ['$m_j = \\frac{1}{n}\\sum_{i=1}^{n} r_{ij}$', 'mⱼ = 1/n ∑ᵢ₌₁ⁿ rᵢⱼ'],
  ['$\\hat{\\beta}_1$ 与 $\\bar{x}$', 'β̂₁ 与 x̄'],
  ['$\\sqrt{x+1}$、$\\sqrt[3]{8}$', '√(x+1)、³√8'],
  ['$$\\left( a \\le b \\right)$$', '( a ≤ b )'],
  ['$90^\\circ$', '90°'],
  ['$x_{\\text{max}} \\approx 50\\%$', 'x_(max) ≈ 50%'],
])('%s reads as %s', (written, read) => {
  expect(withReadableFormulas(written)).toBe(read);
});

test.each([
  ['$\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}$', '矩阵 '],
  ['$\\unknown{x}$', '命令 '],
  ['$\\constructor$', '继承 '],
  ['$\\frac{a$', '括号 '],
  [`$${'{'.repeat(30)}x${'}'.repeat(30)}$`, '太深 '],
  [`$${'\\alpha '.repeat(400)}$`, '太长 '],
])('what has no plain form is named, not shown: %s', (written, name) => {
  expect(withReadableFormulas(`${name}${written} 之后`)).toBe(`${name}[公式] 之后`);
});

test('a formula that was cut off with its text is named; money stays money', () => {
  expect(withReadableFormulas('分子是 $2 \\times (1.9…（帖子“甲”）')).toBe('分子是 [公式]…（帖子“甲”）');
  expect(withReadableFormulas('价格 5$ 一份')).toBe('价格 5$ 一份');
  expect(withReadableFormulas('between $5 and $6')).toBe('between $5 and $6');
  expect(withReadableFormulas('$5 一份，误差 $\\pm 3$')).toBe('$5 一份，误差 ± 3');
  expect(withReadableFormulas('$100')).toBe('$100');
  expect(withReadableFormulas('补差价从$100到$200，另付 $3 邮费')).toBe('补差价从$100到$200，另付 $3 邮费');
  expect(withReadableFormulas('预算 $300，文件在 D:\\论文\\稿')).toBe('预算 $300，文件在 D:\\论文\\稿');
});

test('no text takes long to read', () => {
  for (const sign of ['\\', '$', '$\\', '$ ', '$1', '{', '…\\'])
    expect(withReadableFormulas(`$${sign.repeat(100_000)}\n`).length).toBeGreaterThan(0);
}, 5000);

test('cutting a text at its formulas loses nothing', () => {
  const text = '前 $a$ 中 $$b^2$$ 后 $5 and $6';
  const parts = formulasIn(text);
  expect(parts.map((part) => (typeof part === 'string' ? part : part.raw)).join('')).toBe(text);
  expect(parts.filter((part) => typeof part !== 'string')).toEqual([
    { tex: 'a', block: false, raw: '$a$' },
    { tex: 'b^2', block: true, raw: '$$b^2$$' },
  ]);
});
