import { changed, partOf, wholeCut } from './cutPicture';

test('a cut shows as much as fits of a picture of any shape, from its middle', () => {
  expect(partOf({ width: 1200, height: 800 }, wholeCut)).toEqual({
    left: 0,
    top: 0,
    width: 1200,
    height: 800,
  });
  expect(partOf({ width: 3000, height: 1000 }, wholeCut)).toEqual({
    left: 750,
    top: 0,
    width: 1500,
    height: 1000,
  });
  expect(partOf({ width: 1200, height: 2000 }, { ...wholeCut, zoom: 2 })).toEqual({
    left: 300,
    top: 800,
    width: 600,
    height: 400,
  });
});

test('it is moved by parts of what it shows and goes no further than the edges', () => {
  const picture = { width: 3000, height: 1000 };
  const right = changed(picture, wholeCut, { x: 0.25 });
  expect(partOf(picture, right).left).toBe(1125);
  expect(partOf(picture, changed(picture, right, { x: 9, y: 9 }))).toMatchObject({ left: 1500, top: 0 });
  expect(changed(picture, wholeCut, { zoom: 99 }).zoom).toBe(4);
  expect(changed(picture, { ...right, zoom: 2 }, { zoom: 0.1 }).zoom).toBe(1);
});
