import { basename } from 'node:path';
import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';
import { uploadsPrefix } from './image-store';

const stored = (path: string) => path.slice(uploadsPrefix.length);

export const uploads: DataKind = {
  key: 'uploads',
  title: '上传的图片',
  purpose: '用作头像、评价和沟通中的图片',
  retention: '到注销为止',
  fate: '删除',
  correct: null,
  tables: ['uploads'],
  fields: [
    { name: 'path', label: '地址' },
    { name: 'size', label: '字节数' },
    { name: 'width', label: '宽' },
    { name: 'height', label: '高' },
    { name: 'created_at', label: '上传时间' },
  ],
  query: (userId) => sql`
    select path, size, width, height, created_at from uploads
    where user_id = ${userId} order by created_at desc, id desc`,
  async files({ db, images }, userId) {
    const rows = await db
      .selectFrom('uploads')
      .select('path')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    return rows
      .filter(({ path }) => path.startsWith(uploadsPrefix))
      .map(({ path }) => ({
        name: `files/${basename(path)}`,
        read: () => images.read(stored(path)),
      }));
  },
  async erase(_core, trx, userId) {
    const gone = await trx.deleteFrom('uploads').where('user_id', '=', userId).returning('path').execute();
    return {
      images: gone.filter(({ path }) => path.startsWith(uploadsPrefix)).map(({ path }) => stored(path)),
    };
  },
};
