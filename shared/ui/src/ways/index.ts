export { Ways, type WaysProps } from './Ways';
