import { amountOf, billedUnits, buyPath, deliveryText, previewFen, readSelection } from './selection';

const spec = (id: number, price_fen: number, stock: number | null = null) => ({
  id,
  name: '',
  description: '',
  price_fen,
  days: 7,
  revisions: 2,
  stock,
});
const perWords = { id: 1, price_mode: 2 as const, specs: [spec(1, 22000), spec(3, 32000)] };

describe('a selection', () => {
  it('is read from the address', () => {
    expect(readSelection(perWords, new URLSearchParams('spec=3&words=6200'))).toEqual({
      specId: 3,
      quantity: 1,
      words: 6200,
    });
  });

  it('falls back to the first specification that is not sold out', () => {
    const goods = { specs: [spec(1, 100, 0), spec(2, 200)] };
    expect(readSelection(goods, new URLSearchParams('spec=99')).specId).toBe(2);
  });

  it('stays within what can be bought', () => {
    expect(readSelection(perWords, new URLSearchParams('words=9&quantity=1000'))).toMatchObject({
      words: 100,
      quantity: 99,
    });
  });

  it('charges every begun 千字, at least one', () => {
    const units = (words: number) => billedUnits(2, { specId: 1, quantity: 1, words });
    expect([100, 1000, 1001, 6200].map(units)).toEqual([1, 1, 2, 7]);
  });

  it('shows the price that the specification and the amount make', () => {
    expect(previewFen(perWords, { specId: 3, quantity: 1, words: 6200 })).toBe(224_000);
    expect(previewFen({ price_mode: 1, specs: perWords.specs }, { specId: 1, quantity: 3, words: 0 })).toBe(
      66_000,
    );
  });

  it('has no price before the quote', () => {
    expect(previewFen({ price_mode: 3, specs: perWords.specs }, { specId: 1, quantity: 1, words: 0 })).toBe(
      null,
    );
  });

  it('sends only the amount that counts', () => {
    const selection = { specId: 3, quantity: 2, words: 6200 };
    expect(amountOf(1, selection)).toEqual({ quantity: 2 });
    expect(amountOf(2, selection)).toEqual({ words: 6200 });
    expect(amountOf(3, selection)).toEqual({});
    expect(buyPath(perWords, selection)).toBe('/buypage/1?spec=3&words=6200');
  });

  it('is delivered so many days after somebody was found, or as the quote says', () => {
    expect(deliveryText(1, 7)).toBe('安排老师后 7 天内交付');
    expect(deliveryText(3, 7)).toBe('交付时间以报价为准');
  });
});
