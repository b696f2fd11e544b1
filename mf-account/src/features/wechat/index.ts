export { WechatPanel } from './WechatPanel';
