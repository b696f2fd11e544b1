import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';
import { eraseFilesOf } from './erase';
import { fileStatus } from './transitions';

const did: Record<string, string> = {
  upload: '上传',
  hold: '提交',
  release: '取消使用',
  view: '在线查看',
  download: '下载',
  delete: '删除',
};

export const files: DataKind = {
  key: 'files',
  title: '上传的文件',
  purpose: '按您的订单提供服务；谁看过均有记录',
  retention: '订单结束后 30、90 或 180 天，由您选择；没有使用的文件 48 小时',
  fate: '内容删除，保留名称、校验码与时间；您交付给他人的文件随其订单保存',
  correct: { title: '我的订单', path: '/orderpage/' },
  tables: ['files', 'file_terms'],
  fields: [
    { name: 'name', label: '名称' },
    { name: 'type', label: '类型' },
    { name: 'size', label: '字节数' },
    { name: 'sha256', label: '校验码' },
    { name: 'created_at', label: '上传时间' },
    { name: 'deleted_at', label: '删除时间' },
  ],
  query: (userId) => sql`
    select name, type, size, sha256, created_at, deleted_at from files
    where user_id = ${userId} and status in (${fileStatus.ready}, ${fileStatus.deleted})
    order by created_at desc, id desc`,
  async files(core, userId) {
    const rows = await core.db
      .selectFrom('files')
      .select(['id', 'name'])
      .where('user_id', '=', userId)
      .where('status', '=', fileStatus.ready)
      .orderBy('created_at')
      .execute();
    return rows.map(({ id, name }) => ({
      name: `files/${id}/${name}`,
      read: async () => {
        const content = await core.files.read(id).catch(() => null);
        return content && buffer(content);
      },
    }));
  },
  async erase({ settings }, trx, userId) {
    return { files: await eraseFilesOf(trx, userId, new Date(settings.clock.now())) };
  },
};

export const fileEvents: DataKind = {
  key: 'file_events',
  title: '文件的查看与下载记录',
  purpose: '让文件的主人知道谁看过',
  retention: '与文件的记录相同',
  fate: '保留，不再显示姓名',
  correct: null,
  tables: ['file_events'],
  fields: [
    { name: 'name', label: '文件' },
    { name: 'what', label: '操作', words: named(did) },
    { name: 'at', label: '时间' },
  ],
  query: (userId) => sql`
    select f.name, e.what, e.at from file_events e join files f on f.id = e.file_id
    where e.user_id = ${userId} order by e.id desc`,
};
