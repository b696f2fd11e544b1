import { z } from 'zod';
import { defineArea } from '../endpoint';
import { nothing } from '../fields';
import { word } from '../people-fields';

const tracking = z.object({
  url: word().max(2000).optional(),
  referrer: word().max(2000).optional(),
  event: word().max(20).optional(),
});

// The two counts write although they are GETs: the specification names them so. All that they do is to add a visit without
// its person, which gives nobody anything.
export const visits = defineArea({
  'GET /get_links': {
    summary: '友情链接',
    access: 'public',
    rate: 'read',
    forEverybody: true,
    data: z.object({ data: z.array(z.object({ id: z.int(), title: z.string(), links: z.string() })) }),
  },
  'GET /find/count': {
    summary: '访问统计',
    access: 'public',
    rate: 'tracking',
    query: tracking,
    data: nothing,
  },
  'GET /find/mobile/count': {
    summary: '访问统计（移动端）',
    access: 'public',
    rate: 'tracking',
    query: tracking,
    data: nothing,
  },
});
