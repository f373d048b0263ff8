// Written by `npm run openapi` from platform/openapi.json. Not to be edited.
export interface paths {
    "/api/payments/v1/webhooks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Events of a payment company (Standard Webhooks) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    provider: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Taken */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @enum {boolean} */
                                received: true;
                            };
                        };
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Use up the token of a confirmation link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description The e-mail is confirmed */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @enum {boolean} */
                                confirmed: true;
                            };
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/exchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with a code of another session */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description The session cookie is set */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @enum {string} */
                                language: "en" | "de" | "au" | "ch" | "fr";
                                /** Format: uuid */
                                userId: string;
                            };
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Login"];
                };
            };
            responses: {
                /** @description The session cookie is set */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @enum {string} */
                                language: "en" | "de" | "au" | "ch" | "fr";
                                /** @enum {boolean} */
                                success: true;
                                /** Format: uuid */
                                userId: string;
                            };
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session, keeping the language that the player left in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        language?: "en" | "de" | "au" | "ch" | "fr";
                    };
                };
            };
            responses: {
                /** @description The session is over */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an account and log in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            responses: {
                /** @description The account is open and the session cookie set */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @enum {string} */
                                language: "en" | "de" | "au" | "ch" | "fr";
                                /** Format: uuid */
                                userId: string;
                            };
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/session-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A code with which the player logs in elsewhere: once, within a minute */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The code; /authorize/{code} uses it up */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                code: string;
                                /** Format: date-time */
                                expiresAt: string;
                            };
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bonuses on offer that carry one of some tags */
        get: {
            parameters: {
                query: {
                    language?: "en" | "de" | "au" | "ch" | "fr";
                    /** @description One or several with commas between. */
                    tags: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Those for earlier deposits first. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Bonus"][];
                        };
                    };
                };
                /** @description The caller has it. */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bonuses/welcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The welcome bonus: a visitor’s, or the one of the player’s next deposit */
        get: {
            parameters: {
                query?: {
                    language?: "en" | "de" | "au" | "ch" | "fr";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Null after the fourth deposit. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Bonus"] & (Record<string, never> | null);
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every category with how many games it holds */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description All of them. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["GameCategory"][];
                        };
                    };
                };
                /** @description The caller has it. */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries to choose from, and the one that the visitor is in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Every country; its name is written by the reader’s own language */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Country"][];
                            meta: {
                                visitorCountry: string | null;
                            };
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deposit-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Methods that a deposit can be made with now */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Methods for the player’s currency and country, and the bounds that hold for all of them */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                max: {
                                    /** @description minor units */
                                    amount: number;
                                    currency: string;
                                };
                                methods: components["schemas"]["DepositMethod"][];
                                min: {
                                    /** @description minor units */
                                    amount: number;
                                    currency: string;
                                };
                            };
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a deposit */
        post: {
            parameters: {
                query?: never;
                header: {
                    "Idempotency-Key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description minor units: whole units times 100 */
                        amount: number;
                        /** Format: email */
                        email?: string | null;
                        method: string;
                        promocode?: string | null;
                    };
                };
            };
            responses: {
                /** @description The deposit and its checkout */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Deposit"];
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deposits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A deposit of the player */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The deposit */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Deposit"];
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Server-Sent Events: `balance` (as GET /me/balance) and `message` ({type, data}), resumable */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A stream that stays open. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": string;
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/game-index": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every game, withdrawn ones too, with its address and when it last changed */
        get: {
            parameters: {
                query?: {
                    after?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A part of the list, by id. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["GameIndexEntry"][];
                            meta: {
                                /** @description `after` of the next answer; null with the last one. */
                                next: string | null;
                            };
                        };
                    };
                };
                /** @description The caller has it. */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Games by name, provider, category and what they are like, a page at a time */
        get: {
            parameters: {
                query?: {
                    category?: string;
                    /** @description Only games with a demo. */
                    demo?: "1";
                    /** @description Paths or ids of categories, with commas between: games in all of them. */
                    feature?: string;
                    /** @description These games, as far as they are offered. */
                    ids?: string;
                    /** @description Searched for with typing errors, half words and words in any order allowed for. */
                    name?: string;
                    page?: number;
                    per_page?: number;
                    /** @description An id, or several with commas between: games of any of them. */
                    provider_id?: string;
                    rtp_max?: number | null;
                    rtp_min?: number | null;
                    /** @description `match` with a name and `popular` without, unless told. */
                    sort?: "popular" | "new" | "az" | "rtp" | "volatility" | "match";
                    /** @description One or several with commas between. */
                    volatility?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Game"][];
                            meta: {
                                lastPage: number;
                                page: number;
                                perPage: number;
                                total: number;
                            };
                        };
                    };
                };
                /** @description The caller has it. */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many search at the moment; `Retry-After` says when to ask again. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A game by its id or its slug */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The game. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Game"];
                        };
                    };
                };
                /** @description The caller has it. */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a game, for money (log-in needed) or as a demo */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        device?: "desktop" | "mobile";
                        /**
                         * @default en
                         * @enum {string}
                         */
                        language?: "en" | "de" | "au" | "ch" | "fr";
                        /** @enum {string} */
                        mode: "real" | "demo";
                    };
                };
            };
            responses: {
                /** @description Where to play. */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["GameLaunch"];
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/games/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Games like one, the most alike first */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The games. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Game"][];
                        };
                    };
                };
                /** @description The caller has it. */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jackpots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The jackpots, from the largest to the smallest, and what they hold together */
        get: {
            parameters: {
                query?: {
                    language?: "en" | "de" | "au" | "ch" | "fr";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description All of them. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            allJackpotsSum: {
                                /** @enum {string} */
                                code: "jackpot-total";
                                jackpotsFund: {
                                    /** @description Minor units. */
                                    amount: number;
                                    /** @enum {string} */
                                    currency: "EUR" | "USD" | "AUD" | "CHF";
                                };
                                /** @description Minor units. */
                                range: {
                                    max: number;
                                    min: number;
                                };
                                /** @description In the language that was asked for. A platform that says none leaves it to the pages, which have names of their own. */
                                title?: string;
                            };
                            /** @description In order max, mid, mini; none before they are opened. */
                            data: components["schemas"]["Jackpot"][];
                        };
                    };
                };
                /** @description The caller has it. */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jackpots/top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The five largest wins in jackpot games, the largest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Up to five. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Winner"][];
                        };
                    };
                };
                /** @description The caller has it. */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/loyalty/levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The VIP levels, the lowest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description All of them */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["LoyaltyLevel"][];
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player’s own data */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The player’s own data */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PlayerProfile"];
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Save the language */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        language: string;
                    };
                };
            };
            responses: {
                /** @description The player’s own data */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PlayerProfile"];
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/v1/me/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player’s money: real, bonus, held, and what can be withdrawn */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The balance */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Balance"];
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/favourites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a game; again changes nothing */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Take the mark away */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/game-marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add what the browser kept before the log-in; again changes nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        favourites: string[];
                        recent: {
                            /** Format: date-time */
                            at: string;
                            id: string;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Done. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player’s own games: favourites, last played, and what may please */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Three lists, each with the best first. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                favourites: components["schemas"]["Game"][];
                                recent: components["schemas"]["Game"][];
                                recommended: components["schemas"]["Game"][];
                            };
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/loyalty": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player’s points and VIP level */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The standing */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Loyalty"];
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the player is logged in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Live sessions, last used first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PlayerSession"][];
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** End every other session */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description How many were ended */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                ended: number;
                            };
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one session */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The session is over */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose which mail to get */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Subscriptions"];
                };
            };
            responses: {
                /** @description The player’s own data */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["PlayerProfile"];
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tournaments that the player has joined, the newest first */
        get: {
            parameters: {
                query?: {
                    language?: "en" | "de" | "au" | "ch" | "fr";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The last fifty. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["JoinedTournament"][];
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every movement of the last 12 months */
        get: {
            parameters: {
                query?: {
                    from?: string;
                    page?: number;
                    per_page?: number;
                    sort?: "dateDesc" | "dateAsc" | "amountDesc" | "amountAsc";
                    status?: "queue" | "activated" | "pending" | "complete" | "cancel" | "failed" | "refund" | "pending_wager" | "rejected" | "not_confirmed" | "processing" | "aggregator_rejected" | "rollback" | "wager_zeroing" | "not_confirmed_block_amount" | "credited";
                    to?: string;
                    type?: "deposit" | "withdraw" | "bet" | "win" | "bonus" | "jackpot_win" | "change_balance_inc" | "change_balance_dec" | "referral" | "convert_balance" | "money_prize" | "manual_bonus" | "bonus_transaction" | "cancel_bonus_fine" | "refund" | "rollback_bet" | "rollback_win" | "sport_bet" | "sport_win" | "jackpot_increasing" | "free_spin_win" | "zeroing" | "increment" | "cashback" | "level_bonus";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Transaction"][];
                            meta: {
                                lastPage: number;
                                page: number;
                                perPage: number;
                                total: number;
                            };
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/withdrawable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player could withdraw, and whether that can be asked for now */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Withdraw details */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["WithdrawDetails"];
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Providers with their games; the first entry is all of them together */
        get: {
            parameters: {
                query?: {
                    currency?: string;
                    name?: string;
                    page?: number;
                    per_page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description One page. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Provider"][];
                            meta: {
                                lastPage: number;
                                page: number;
                                perPage: number;
                                total: number;
                            };
                        };
                    };
                };
                /** @description The caller has it. */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description Too many search at the moment; `Retry-After` says when to ask again. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to support; the answer comes by e-mail */
        post: {
            parameters: {
                query?: never;
                header: {
                    "Idempotency-Key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SupportRequest"];
                };
            };
            responses: {
                /** @description The message is kept and on its way */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @example 7KQ4-M2XR */
                                reference: string;
                            };
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/support/verifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove to be the player, by the password, before writing about the account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["SupportProof"];
                };
            };
            responses: {
                /** @description Good for this log-in, for half an hour */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                verification: string;
                            };
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tournaments of the house: active ones with the newest first, or completed ones */
        get: {
            parameters: {
                query?: {
                    language?: "en" | "de" | "au" | "ch" | "fr";
                    status?: "active" | "completed";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description All of them. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Tournament"][];
                        };
                    };
                };
                /** @description The caller has it. */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A tournament with all of its games and prizes */
        get: {
            parameters: {
                query?: {
                    language?: "en" | "de" | "au" | "ch" | "fr";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The tournament. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["TournamentDetails"];
                        };
                    };
                };
                /** @description The caller has it. */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tournaments/{id}/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take part; again changes nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The player takes part. `client_api_55` for a tournament that is over. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** Format: date-time */
                                joinedAt: string;
                                tournamentId: string;
                            };
                        };
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/winners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest wins of real money that were larger than their stake, the newest first */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description As many as were asked for, or there are. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: components["schemas"]["Winner"][];
                        };
                    };
                };
                /** @description The caller has it. */
                304: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/winners/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Server-Sent Events: `winners` (as GET /winners), the latest first and then new ones, resumable */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A stream that stays open. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": string;
                    };
                };
                /** @description `client_api_40` from a blocked country; or another refusal. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description `client_api_40`: the law of the visitor’s country forbids it. */
                451: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/v1/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the player can stake */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        currency: string | number;
                        game_id?: string | number | null;
                        player_id: string | number;
                        request_id: string | number;
                        session_token: string | number;
                        /** Format: uuid */
                        tx_id?: string | null;
                    };
                };
            };
            responses: {
                /** @description Every business outcome */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WalletAnswer"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/v1/bet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a stake */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        amount: number;
                        currency: string | number;
                        game_id: string | number;
                        player_id: string | number;
                        request_id: string | number;
                        round_closed?: boolean | null;
                        round_id: string | number;
                        session_token: string | number;
                        /** Format: uuid */
                        tx_id: string;
                    };
                };
            };
            responses: {
                /** @description Every business outcome */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WalletAnswer"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/v1/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a stake back */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        amount?: number | null;
                        currency: string | number;
                        game_id?: string | number | null;
                        player_id: string | number;
                        /** Format: uuid */
                        ref_tx_id: string;
                        request_id: string | number;
                        round_closed?: boolean | null;
                        round_id?: string | number | null;
                        session_token?: string | number | null;
                        /** Format: uuid */
                        tx_id: string;
                    };
                };
            };
            responses: {
                /** @description Every business outcome */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WalletAnswer"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wallet/v1/win": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Credits a win, or settles a bet with nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        amount: number;
                        currency: string | number;
                        game_id: string | number;
                        player_id: string | number;
                        /** Format: uuid */
                        ref_tx_id: string;
                        request_id: string | number;
                        round_closed?: boolean | null;
                        round_id: string | number;
                        session_token?: string | number | null;
                        /** Format: uuid */
                        tx_id: string;
                    };
                };
            };
            responses: {
                /** @description Every business outcome */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WalletAnswer"];
                    };
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/geography": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** What operators decided about countries (signed with REVALIDATE_SECRET) */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Geography"];
                };
            };
            responses: {
                /** @description In force, on every instance */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A newer one is known */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description A problem (RFC 9457); `code` is one of the error catalogue. */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Balance: {
            availableForWithdraw: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
            bonus: components["schemas"]["Money"];
            depositWager: components["schemas"]["Money"] & unknown;
            held: components["schemas"]["Money"] & unknown;
            /** @description grows with every movement; the greater one is newer */
            version: number;
        };
        Bonus: {
            /** @description Minor units, by currency. */
            freeSpinBet: {
                AUD?: number;
                CHF?: number;
                EUR?: number;
                USD?: number;
            };
            freeSpins: number;
            id: string;
            /** @description Address in the house, without its ending. */
            imageBackground: string;
            /** @description Minor units, by currency. */
            maxBet: {
                AUD?: number;
                CHF?: number;
                EUR?: number;
                USD?: number;
            };
            /** @description Minor units, by currency. */
            maxBonus: {
                AUD?: number;
                CHF?: number;
                EUR?: number;
                USD?: number;
            };
            /** @description Minor units, by currency. */
            minDeposit: {
                AUD?: number;
                CHF?: number;
                EUR?: number;
                USD?: number;
            };
            name: string;
            /** @description Which of a player’s deposits it is for, both inclusive. */
            numberDeposits: {
                from: number;
                to: number;
            } | null;
            /** @description Of the deposit. */
            percent: number;
            shortDescription: string;
            /** @enum {string} */
            tag: "standard" | "vip-pack" | "promobonus" | "vippromo";
            /** @description 0 Registration, 1 RegistrationPromoCode, 2 FirstAuthorization, 3 PromoCode, 4 Birthday, 5 Deposits, 6 Periodic, 7 IncreaseWinnings, 8 ActivatedByLink */
            type: number;
            /** @description How many times it is staked before it is the player’s money. */
            wagering: number;
        };
        Country: {
            alpha2: string;
            alpha3: string;
            blocked: boolean;
            /** @description The first one is the account’s */
            currencies: string[];
            /** @description Dialling codes without plus */
            phoneCodes: string[];
        };
        Deposit: {
            /** @description null once the checkout is closed */
            checkoutUrl: string | null;
            createdAt: string;
            formFields: {
                name: string;
                title: string;
                toShow: boolean;
                /** @enum {string} */
                type: "text" | "date" | "autocomplete" | "checkbox" | "dropdown" | "radio" | "multiselect" | "number" | "without-wildcards";
                value: string;
            }[];
            id: string;
            /**
             * @description how the checkout address is opened
             * @enum {string}
             */
            method: "GET" | "POST";
            params: {
                [key: string]: string;
            };
            transaction: {
                /** @description minor units asked */
                amount: number;
                currency: string;
                paymentMethod: string;
                /** @description minor units that arrived */
                received: number | null;
                /** @enum {string} */
                status: "processing" | "complete" | "failed" | "cancel" | "refund";
            };
        };
        DepositMethod: {
            logoUrl: string | null;
            max_amount: {
                /** @description minor units */
                amount: number;
                currency: string;
            };
            /** @description what POST /deposits takes; an option is joined to it with _ */
            method: string;
            min_amount: {
                /** @description minor units */
                amount: number;
                currency: string;
            };
            options: {
                amount?: number;
                currency?: string;
                id: string;
                name: string;
                title: string;
            }[];
            title: string;
            /** @enum {string} */
            type: "regular" | "voucher" | "coin";
        };
        Game: {
            art: {
                hue?: number;
                lines?: string[];
                sym?: number;
                v?: number;
            };
            categories: number[];
            /** @description Path of the game’s page, without language prefix. */
            geo_link: string;
            gradient_color: string;
            hasDemo: boolean;
            id: string;
            /** @description Address of the poster; add /{200|400}.{webp|avif}. */
            image: string;
            imagine: {
                files: {
                    desktop: string;
                    mobile: string;
                };
                gradient_color: string;
            };
            lines: number;
            live?: {
                limitMax: number;
                limitMin: number;
            };
            /** @description Multiple of the stake. */
            maxWin: number;
            name: string;
            providerId: number;
            providerName: string;
            /** Format: date */
            released: string;
            /** @description Basis points: 9650 is 96.50 %. */
            rtp: number;
            slug: string;
            /** @description 1 is a live table. */
            source: 0 | 1;
            /** @enum {string} */
            theme: "egypt" | "fruit" | "seven" | "gems" | "dragon" | "norse" | "ocean" | "fishing" | "west" | "space" | "candy" | "horror" | "jackpot" | "bison" | "book" | "olympus" | "aztec" | "synth" | "heist" | "mine" | "clover" | "ronin" | "wolf" | "steam" | "pirate" | "classic" | "crash" | "mines" | "plinko" | "blackjack" | "roulette" | "baccarat" | "poker" | "dice" | "gameshow";
            /** @enum {string} */
            volatility: "low" | "medium" | "high" | "very_high";
        };
        GameCategory: {
            code: string;
            gamesCount: number;
            id: number;
            path: string | null;
        };
        GameIndexEntry: {
            categories: number[];
            id: string;
            /** @description False once it was withdrawn. */
            offered: boolean;
            providerId: number;
            slug: string;
            /**
             * Format: date-time
             * @description Since when its page says what it says.
             */
            updatedAt: string;
        };
        GameLaunch: {
            /** Format: date-time */
            expiresAt: string;
            /** @enum {string} */
            mode: "real" | "demo";
            /** Format: uuid */
            sessionId: string;
            /** Format: uri */
            url: string;
        };
        Geography: {
            /** @description by ISO 3166 alpha-2; what is left out is as the platform has it */
            countries: {
                [key: string]: {
                    blocked?: 403 | 451;
                    /** @description the first is an account’s */
                    currencies?: ("EUR" | "USD" | "AUD" | "CHF")[];
                    /** @description without plus */
                    dialCodes?: string[];
                    /**
                     * @description the language that the country selects by itself
                     * @enum {string}
                     */
                    locale?: "en" | "de" | "en-AU" | "de-CH" | "fr";
                };
            };
            /** @description ms of unix time at which the CMS was read: the greater one is the newer */
            generation: number;
        };
        Jackpot: {
            /** @enum {string} */
            code: "jackpot-max" | "jackpot-mid" | "jackpot-mini";
            jackpotInfo: {
                /** @description Minor units. */
                amount: number;
                /** @enum {string} */
                currency: "EUR" | "USD" | "AUD" | "CHF";
            };
            /** @description Minor units. */
            range: {
                max: number;
                min: number;
            };
            /** @description What of each stake it gets. Basis points: 100 is 1 %. */
            share: number;
            /** @description In the language that was asked for. A platform that says none leaves it to the pages, which have names of their own. */
            title?: string;
        };
        JoinedTournament: components["schemas"]["Tournament"] & {
            /** Format: date-time */
            joinedAt: string;
        };
        Login: {
            /** @default  */
            email: string;
            /** @default  */
            password: string;
        };
        Loyalty: {
            /** @description 0 below the first level */
            cashbackPercent: number;
            level: components["schemas"]["LoyaltyLevel"] & (Record<string, never> | null);
            /** @description how many levels there are */
            levelsTotal: number;
            next: components["schemas"]["LoyaltyLevel"] & (Record<string, never> | null);
            /** @description earned by completed deposits, less what was refunded */
            points: number;
            /** @description still missing for the next level; null at the top */
            pointsLeft: number | null;
            /** @description how far the way to the next level is gone, 0 to 100; 100 at the top */
            progressPercent: number;
        };
        LoyaltyLevel: {
            /** @enum {string} */
            code: "newcomer" | "regular" | "house_guest" | "card_player" | "table_captain" | "lamp_keeper" | "rail_master" | "famed_commander" | "parlour_marshal" | "baize_baron" | "brass_duke" | "lord_of_the_house";
            levelInfo: {
                cashback: {
                    percent: number;
                };
                /** @description points from which the level is reached */
                fromPoints: number;
                /** @description from 1 */
                level: number;
            };
            personalManager: boolean;
        };
        Money: {
            /** @description minor units */
            amount: number;
            /** @enum {string} */
            currency: "EUR" | "USD" | "AUD" | "CHF";
        };
        PlayerProfile: {
            country: string;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            email: string;
            emailVerified: boolean;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            language: "en" | "de" | "au" | "ch" | "fr";
            subscriptions: components["schemas"]["Subscriptions"];
        };
        PlayerSession: {
            address: string | null;
            /** Format: date-time */
            createdAt: string;
            current: boolean;
            /** Format: date-time */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastSeenAt: string;
            userAgent: string | null;
        };
        Problem: {
            code: string;
            detail: string;
            requestId: string;
            status: number;
            title: string;
            type: string;
        };
        Provider: {
            gamesCount: number;
            id: number;
            name: string;
            providerIcon: string | null;
            slug: string;
        };
        Registration: {
            /**
             * @description 18 or older, terms accepted
             * @default false
             */
            ageConfirmed: boolean;
            /**
             * @description ISO 3166-1 alpha-2
             * @default
             * @example DE
             */
            country: string;
            /** @example EUR */
            currency?: string;
            /** @default  */
            email: string;
            /** @example de */
            language?: string;
            /** @default  */
            password: string;
            tracking?: {
                [key: string]: string;
            };
        };
        Subscriptions: {
            email_bonuses_sub: boolean;
            email_financial_sub: boolean;
            email_promo_sub: boolean;
            email_technical_sub: boolean;
        };
        SupportProof: {
            email: string;
            password: string;
        };
        SupportRequest: {
            email: string;
            /**
             * @default en
             * @enum {string}
             */
            language: "en" | "de" | "au" | "ch" | "fr";
            message: string;
            name: string;
            /** @enum {string} */
            topic: "account" | "deposit" | "withdrawal" | "bonus" | "game" | "limits" | "other";
            /** @description What POST /support/verifications answered; without, the writer counts as not verified */
            verification?: string;
        };
        Tournament: {
            /**
             * Format: date-time
             * @description Exclusive.
             */
            dateEnd: string;
            /** Format: date-time */
            dateStart: string;
            descriptionShort: string;
            freespinPool: number;
            fullPrizePool: {
                /** @description Minor units, by currency. */
                amount: {
                    AUD?: number;
                    CHF?: number;
                    EUR?: number;
                    USD?: number;
                };
            };
            /** @description The first of those that count. */
            games: {
                geo_link: string;
                gradient_color: string;
                id: string;
                image: string;
                name: string;
            }[];
            gamesCount: number;
            gradient_color: string;
            id: string;
            /** @description Address in the house, without its ending. */
            image: string;
            /** @description Minor units, by currency. */
            minimumBet: {
                AUD?: number;
                CHF?: number;
                EUR?: number;
                USD?: number;
            };
            name: string;
            pointsPool: number;
            /** @enum {string} */
            status: "upcoming" | "active" | "completed";
            /** @description How many places win. */
            winners: number;
        };
        TournamentDetails: components["schemas"]["Tournament"] & {
            /** @description All that count. */
            games?: {
                geo_link: string;
                gradient_color: string;
                id: string;
                image: string;
                name: string;
            }[];
            /** @description What the places from one to another get, each of them. */
            prizes: {
                /** @description Minor units, by currency. */
                amount: {
                    AUD?: number;
                    CHF?: number;
                    EUR?: number;
                    USD?: number;
                };
                freeSpins: number;
                placeFrom: number;
                placeTo: number;
                points: number;
            }[];
        };
        Transaction: {
            /** @description minor units, always positive: the type tells the direction */
            amount: number;
            /** @description the real balance after it; null while nothing has moved */
            balance: number | null;
            /** @enum {string} */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /** Format: date-time */
            date: string;
            fee: number;
            gameId: string | null;
            id: string;
            method: string | null;
            reference: string | null;
            /** @enum {string} */
            status: "queue" | "activated" | "pending" | "complete" | "cancel" | "failed" | "refund" | "pending_wager" | "rejected" | "not_confirmed" | "processing" | "aggregator_rejected" | "rollback" | "wager_zeroing" | "not_confirmed_block_amount" | "credited";
            /** @enum {string} */
            type: "deposit" | "withdraw" | "bet" | "win" | "bonus" | "jackpot_win" | "change_balance_inc" | "change_balance_dec" | "referral" | "convert_balance" | "money_prize" | "manual_bonus" | "bonus_transaction" | "cancel_bonus_fine" | "refund" | "rollback_bet" | "rollback_win" | "sport_bet" | "sport_win" | "jackpot_increasing" | "free_spin_win" | "zeroing" | "increment" | "cashback" | "level_bonus";
        };
        WalletAnswer: {
            /** @description what can be staked now, minor units */
            balance: number;
            currency: string;
            request_id: string;
            /** @enum {string} */
            status: "OK" | "INSUFFICIENT_FUNDS" | "INVALID_TOKEN" | "TOKEN_EXPIRED" | "PLAYER_DISABLED" | "LIMIT_REACHED" | "INVALID_GAME" | "WRONG_CURRENCY" | "DUPLICATE_TRANSACTION" | "TRANSACTION_DOES_NOT_EXIST" | "TRANSACTION_ROLLED_BACK" | "ALREADY_SETTLED";
            tx_id: string | null;
        };
        Winner: {
            /** @description Minor units. */
            amount: number;
            /** @enum {string} */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            game: {
                geo_link: string;
                gradient_color: string;
                id: string;
                image: string;
                name: string;
            };
            /** @description Rising: of two winners, the one with the greater id is newer. */
            id: number;
            /** @description The first characters, at most three, and `***`. */
            login: string;
        };
        WithdrawDetails: {
            availableForWithdraw: {
                /** @description minor units */
                amount: number;
                currency: string;
            };
            /** @description still to be staked before anything can be withdrawn */
            depositWager: {
                /** @description minor units */
                amount: number;
                currency: string;
            };
            /**
             * @description why no withdrawal can be asked for now; null when one can
             * @enum {string|null}
             */
            obstacle: "not_offered" | "wager_open" | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
