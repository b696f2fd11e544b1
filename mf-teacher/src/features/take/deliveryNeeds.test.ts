import { deliveryNeeds, emptyDelivery, keptDelivery } from './deliveryNeeds';

test('what a delivery lacks is named, requirement by requirement', () => {
  expect(deliveryNeeds(emptyDelivery, 0, ['引言语序', '术语统一'])).toEqual([
    '交付文件',
    '修改说明',
    '2 条要求的确认',
    'AI 使用说明',
    '承诺',
  ]);
  const whole = {
    ...emptyDelivery,
    text: '按已知、未知、本文重排',
    checked: ['引言语序', '术语统一'],
    ai: false,
    honest: true,
  };
  expect(deliveryNeeds(whole, 1, ['引言语序', '术语统一'])).toEqual([]);
});

test('a draft that was kept is read again without its promise, and what is no draft is passed over', () => {
  expect(keptDelivery(JSON.stringify({ text: '重排', honest: true }))).toEqual({
    ...emptyDelivery,
    text: '重排',
  });
  expect(keptDelivery('{')).toEqual(emptyDelivery);
});
