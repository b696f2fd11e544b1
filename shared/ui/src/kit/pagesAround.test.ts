import { pagesAround } from './pagesAround';

it('shows all of a few pages, and gaps in many', () => {
  expect(pagesAround(1, 2)).toEqual([1, 2]);
  expect(pagesAround(3, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pagesAround(1, 9)).toEqual([1, 2, -9, 9]);
  expect(pagesAround(5, 9)).toEqual([1, -4, 4, 5, 6, -9, 9]);
});
