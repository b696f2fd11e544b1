import { api, contractVersion } from '@harbor/contract';
import semver from 'semver';
import { callOf } from '../../../../http/call-of';
import type { Check, Problem } from './problems';
import { seoNames } from './seo-names';

const served = Object.keys(api);
const resolved: ReadonlySet<string> = new Set(seoNames);

/** The live server speaks the contract that the build was made for, and answers the calls that its pages inline. */
export const checkContract: Check = ({ release: { routes } }) => {
  const problems: Problem[] = [];
  const refuse = (message: string) => problems.push({ field: 'contract', message });
  if (!semver.validRange(routes.contractVersion))
    refuse(`contractVersion“${routes.contractVersion}”不是有效的版本范围：请写成 ^${contractVersion}`);
  else if (!semver.satisfies(contractVersion, routes.contractVersion))
    refuse(
      `构建需要接口约定 ${routes.contractVersion}，线上服务器提供 ${contractVersion}：请先升级服务器，或按线上约定重新构建`,
    );
  const queries = new Set(routes.routes.flatMap((route) => route.queries ?? []));
  for (const query of queries)
    if (!callOf(query, served))
      refuse(`线上服务器没有接口“${query}”：请先发布服务器，或从 routes.json 的 queries 中去掉它`);
  const resolvers = new Set(routes.routes.flatMap((route) => route.seo ?? []));
  for (const seo of resolvers)
    if (!resolved.has(seo))
      refuse(`线上服务器没有页面信息解析器“${seo}”：请先发布服务器，或从 routes.json 的 seo 中去掉它`);
  return problems;
};
