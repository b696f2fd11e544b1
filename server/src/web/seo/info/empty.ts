import type { SeoResolver } from '../head';
import { infoHead } from './frame';

/** `/empty`. */
export const empty: SeoResolver = (input) =>
  infoHead(input, {
    title: '暂无内容',
    description: '这里暂时没有内容，可以去首页或帮助中心看看。',
    html: '<div class="pre-panel"><h1>暂无内容</h1><p class="pre-soft">这里暂时没有内容，可以去<a href="/">首页</a>或<a href="/breadcrumb/3">帮助中心</a>看看。</p></div>',
  });
