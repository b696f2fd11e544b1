export { OrderCoupon } from './OrderCoupon';
