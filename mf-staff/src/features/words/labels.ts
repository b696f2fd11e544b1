import { type WordAction, wordActions, wordPlaces } from '@harbor/contract/word-rule';
import type { TagTone } from '@harbor/ui/tag';

export type WordPlace = (typeof wordPlaces)[number];

/** Where words apply, as the team reads it. The rules of the site have the same names, but come with much code. */
export const placeNames: Record<WordPlace, string> = {
  post: '论坛',
  review: '评价',
  note: '订单备注',
  form: '需求表单',
  order_chat: '订单沟通',
  submission: '投稿',
  support: '客服对话',
  ticket: '工单',
  name: '昵称与简介',
};

export const actionTones: Record<WordAction, TagTone> = { warn: 'gold', review: 'primary', block: 'alert' };

/** What an action does, in a line. */
export const actionNotes: Record<WordAction, string> = {
  warn: '提示换个说法，坚持也可以提交',
  review: '论坛内容先审后发；其他位置提交后进入合规队列',
  block: '不能提交，直到修改',
};

export const actions = Object.keys(wordActions) as WordAction[];

/** Where a word applies, in short. */
export const placesText = (places: readonly WordPlace[]): string =>
  places.length === wordPlaces.length ? '全部位置' : places.map((place) => placeNames[place]).join('、');
