/** Said for an unknown service and for a draft. */
export const unknownGoods = '服务不存在或已下架';
