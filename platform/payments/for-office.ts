// What the office shows of settings and books.
export type { BooksService } from './books';
export { DIFFERENCE_SORTS, type DifferenceFilter, type ListedDifference } from './books-list';
export {
  effective,
  METHOD_SORTS,
  type LimitChange,
  type MethodFilter,
  type MethodSetting,
  type MethodSettings,
} from './method-settings';
export type { CoinRate, Rate, RateWithHistory } from './rates';
