/** The id of the drawer's element: what opens it names it as its `popoverTarget`. */
export const ACCOUNT_DRAWER = 'account-drawer';
