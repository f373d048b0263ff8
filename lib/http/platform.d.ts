// Written by `npm run openapi` from platform/openapi.json. Not to be edited.
export interface paths {
    "/api/office/v1/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What colleagues have asked for and somebody else has to agree to; the longest ago first */
        get: operations["getOfficeApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/approvals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to it: it is done at once */
        post: operations["postOfficeApprovalsByIdApprove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/approvals/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse it */
        post: operations["postOfficeApprovalsByIdReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/approvals/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back what one has asked for */
        post: operations["postOfficeApprovalsByIdWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/approvals/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same list as CSV
         * @description At most 10000 rows. It is written down who took it.
         */
        get: operations["getOfficeApprovalsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what, the latest first */
        get: operations["getOfficeAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same list as CSV
         * @description At most 10000 rows. It is written down who took it.
         */
        get: operations["getOfficeAuditExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/bank-money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bank money that could not be booked, as filters and order ask; the longest ago first */
        get: operations["getOfficeBankMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/bank-money/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a colleague to agree to crediting the money, or to sending it back */
        post: operations["postOfficeBankMoneyByIdDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/bank-money/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same list as CSV
         * @description At most 10000 rows. It is written down who took it.
         */
        get: operations["getOfficeBankMoneyExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Campaigns of bonuses with their budgets and what came of them */
        get: operations["getOfficeCampaigns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/deposits/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a colleague to agree to refunding a deposit, the whole of it
         * @description Sent to the payment company when somebody else agrees; the balance follows when the company says that it is done. What the player no longer has is owed.
         */
        post: operations["postOfficeDepositsByIdRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the payment companies’ books differ from ours, the longest ago first */
        get: operations["getOfficeDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/differences/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a difference, with a reason
         * @description Moves no money. It is not opened again, whatever either side says later.
         */
        post: operations["postOfficeDifferencesByIdClose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/differences/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same list as CSV
         * @description At most 10000 rows. It is written down who took it.
         */
        get: operations["getOfficeDifferencesExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/differences/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Both sides of the books by day, and when they were last read and checked */
        get: operations["getOfficeDifferencesSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents that were handed in, as filters and order ask; the longest ago first */
        get: operations["getOfficeDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/documents/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same list as CSV
         * @description At most 10000 rows. It is written down who took it.
         */
        get: operations["getOfficeDocumentsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Letters to players and what became of them, the latest first */
        get: operations["getOfficeLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/letters/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a letter again that could not be sent */
        post: operations["postOfficeLettersByIdRetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/letters/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same list as CSV
         * @description At most 10000 rows. It is written down who took it.
         */
        get: operations["getOfficeLettersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who the operator is, and what they may do */
        get: operations["getOfficeMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/me/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends every token of the operator */
        delete: operations["deleteOfficeMeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/mismatches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What payment companies told of deposits that can’t be true; the longest ago first */
        get: operations["getOfficeMismatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/mismatches/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close the matter, or ask a colleague to agree to crediting what came or sending it back */
        post: operations["postOfficeMismatchesByIdDecide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/mismatches/{id}/play": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player has staked and won since the deposit came, and what its bonus left */
        get: operations["getOfficeMismatchesByIdPlay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/mismatches/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same list as CSV
         * @description At most 10000 rows. It is written down who took it.
         */
        get: operations["getOfficeMismatchesExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/networks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Networks that are or were blocked, the latest first */
        get: operations["getOfficeNetworks"];
        put?: never;
        /** Let nobody in from a network: no sign-up, no log-in, no game, no deposit */
        post: operations["postOfficeNetworks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/networks/{id}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the block of a network */
        post: operations["postOfficeNetworksByIdLift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/networks/suspicions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where sign-ups were refused because too many came from one place, the latest first */
        get: operations["getOfficeNetworksSuspicions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Letters of news, the latest first */
        get: operations["getOfficeNews"];
        put?: never;
        /** Begin a letter of news */
        post: operations["postOfficeNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/news/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One letter of news, and what became of it */
        get: operations["getOfficeNewsById"];
        /** Change a draft */
        put: operations["putOfficeNewsById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/news/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The letter as a reader of a language gets it */
        get: operations["getOfficeNewsByIdPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/news/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send it, or ask a colleague to agree to that */
        post: operations["postOfficeNewsByIdSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody who was ever in the office, with their roles */
        get: operations["getOfficeOperators"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/operators/{id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Gives somebody else other roles, at once */
        put: operations["putOfficeOperatorsByIdRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/operators/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same list as CSV
         * @description At most 10000 rows. It is written down who took it.
         */
        get: operations["getOfficeOperatorsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payment methods with the company’s limits and the casino’s */
        get: operations["getOfficePaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/payment-methods/{method}/{direction}/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Narrow what a method takes in a currency; without minimum and maximum the limit goes */
        put: operations["putOfficePaymentMethodsByMethodByDirectionLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/payment-methods/{method}/{direction}/turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn a method on or off, for what is begun from now on */
        post: operations["postOfficePaymentMethodsByMethodByDirectionTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Players, as filters and order ask */
        get: operations["getOfficePlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/players/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Account, profile, terms and block of a player */
        get: operations["getOfficePlayersById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/players/{id}/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a colleague to agree to adding to a real balance, or taking from it
         * @description Nothing moves before somebody else agrees. The player gets a letter with `words` then.
         */
        post: operations["postOfficePlayersByIdAdjustments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/players/{id}/balances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a player has in every currency, and the adjustments that wait for a colleague */
        get: operations["getOfficePlayersByIdBalances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/players/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a player in no more: ends what is open, and writes to them */
        post: operations["postOfficePlayersByIdBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/players/{id}/deposits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A player’s latest deposits, with what became of their refunds */
        get: operations["getOfficePlayersByIdDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/players/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A player’s documents, and what was decided about them */
        get: operations["getOfficePlayersByIdDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/players/{id}/documents/{file}/pages/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of a page, made by us: what was sent is not kept */
        get: operations["getOfficePlayersByIdDocumentsByFilePagesByPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/players/{id}/documents/{step}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide about documents, or ask a colleague to agree to it */
        post: operations["postOfficePlayersByIdDocumentsByStepDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/players/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a player did and what was done to them, the latest first */
        get: operations["getOfficePlayersByIdHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/players/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What colleagues have written about a player */
        get: operations["getOfficePlayersByIdNotes"];
        put?: never;
        /** Write a note for colleagues */
        post: operations["postOfficePlayersByIdNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/players/{id}/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change what a player has told, and write to them about it */
        patch: operations["patchOfficePlayersByIdProfile"];
        trace?: never;
    };
    "/api/office/v1/players/{id}/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the second factor from an account whose owner has proved who they are */
        post: operations["postOfficePlayersByIdSecondFactorRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/players/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a player is logged in */
        get: operations["getOfficePlayersByIdSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/players/{id}/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one session of a player, or all */
        post: operations["postOfficePlayersByIdSessionsEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/players/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lift a block of the office */
        post: operations["postOfficePlayersByIdUnblock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/players/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same list as CSV
         * @description At most 10000 rows. It is written down who took it.
         */
        get: operations["getOfficePlayersExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rates that hold, those before them, and what companies last told of coins */
        get: operations["getOfficeRates"];
        put?: never;
        /** Ask a colleague to agree to another rate */
        post: operations["postOfficeRates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose a transaction is, by its id, that of its deposit or that of the studio’s call */
        get: operations["getOfficeTransactionsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Withdrawals as filters and order ask; the longest ago first */
        get: operations["getOfficeWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/withdrawals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A withdrawal with what a decision needs beside it */
        get: operations["getOfficeWithdrawalsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/withdrawals/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay it out, reject it, or ask a colleague to agree to paying it out */
        post: operations["postOfficeWithdrawalsByIdDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/withdrawals/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same list as CSV
         * @description At most 10000 rows. It is written down who took it.
         */
        get: operations["getOfficeWithdrawalsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/v1/withdrawals/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits, and how long payment took in the last seven days */
        get: operations["getOfficeWithdrawalsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
        post: operations["postPaymentsWebhooksByProvider"];
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
        /**
         * Use up the token of a confirmation link
         * @description Needs no log-in. Where the account’s own player is logged in, it also proves that the account is theirs, and a new password by mail leaves what they have set up.
         */
        post: operations["postAuthConfirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/email-changes/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to a change of the address, by one of its two letters */
        post: operations["postAuthEmailChangesAgree"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/email-changes/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a link of a change of the address is about, without using it up */
        post: operations["postAuthEmailChangesPreview"];
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
        /**
         * Log in with a code of another session
         * @description At once in the browser that asked for the code while nobody else is logged in there; anywhere else with the confirmation of the preview, which stands for a yes of whoever sits there.
         */
        post: operations["postAuthExchange"];
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
        post: operations["postAuthLogin"];
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
        post: operations["postAuthLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companies that one can log in with */
        get: operations["getAuthMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with a passkey; it needs no second step */
        post: operations["postAuthPasskeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to log in with a passkey */
        post: operations["postAuthPasskeysOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link that sets a new password
         * @description Answers the same whether the address has an account or not.
         */
        post: operations["postAuthPasswordResets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password-resets/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with a link, and end every session */
        post: operations["postAuthPasswordResetsFinish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/password-resets/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whose password a link sets, without using it up */
        post: operations["postAuthPasswordResetsPreview"];
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
        post: operations["postAuthRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say "this wasn’t me": ends every session and asks for a new password */
        post: operations["postAuthReports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/reports/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a link that says "this wasn’t me" is about, without using it up */
        post: operations["postAuthReportsPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish a log-in by a code of the second factor */
        post: operations["postAuthSecondStep"];
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
        post: operations["postAuthSessionCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/session-codes/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whose account a code opens, without using it up */
        post: operations["postAuthSessionCodesPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/social/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Begin a log-in with a company */
        get: operations["getAuthSocialByProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/social/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The way back from a company */
        get: operations["getAuthSocialByProviderCallback"];
        put?: never;
        /**
         * The way back from a company that posts its answer, as Apple does
         * @description Another site’s form comes without this browser’s cookies, so it proves nothing: what it says is handed on to the GET, which has them.
         */
        post: operations["postAuthSocialByProviderCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/social/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom a company has vouched for in this browser, before there is an account */
        get: operations["getAuthSocialPending"];
        put?: never;
        /** Open the account of somebody whom a company has vouched for, and log in */
        post: operations["postAuthSocialPending"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/social/second-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second step that a log-in with a company has left in this browser, once */
        post: operations["postAuthSocialSecondStep"];
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
        get: operations["getBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bonuses/{id}/activation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a bonus by its link
         * @description Active at once when nothing else is, else an offer. Pressed again it changes nothing and says the same.
         */
        post: operations["postBonusesByIdActivation"];
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
        get: operations["getBonusesWelcome"];
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
        /** Every category with how many games are offered in it */
        get: operations["getCategories"];
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
        get: operations["getCountries"];
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
        get: operations["getDepositMethods"];
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
        /** The player’s deposits that are not finished: their checkout can be gone on with or cancelled */
        get: operations["getDeposits"];
        put?: never;
        /** Begin a deposit */
        post: operations["postDeposits"];
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
        get: operations["getDepositsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/deposits/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a deposit that the player no longer wants
         * @description The payment company closes the checkout first. The answer is the deposit as it stands then: `cancel`, `processing` when the payment is already under way, or `complete` when it was faster.
         */
        post: operations["postDepositsByIdCancel"];
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
        /** Server-Sent Events: `player` (whose they are), `balance` (as GET /me/balance) and `message` ({type, data}), resumable */
        get: operations["getEvents"];
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
        /** Every game, also those that are not offered, with its address and when it last changed */
        get: operations["getGameIndex"];
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
        get: operations["getGames"];
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
        /** A game by its id or its slug, also one that can’t be played yet */
        get: operations["getGamesById"];
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
        post: operations["postGamesByIdSessions"];
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
        get: operations["getGamesByIdSimilar"];
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
        get: operations["getJackpots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jackpots/draws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last draws, the newest first, with all that is needed to check them */
        get: operations["getJackpotsDraws"];
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
        get: operations["getJackpotsTop"];
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
        get: operations["getLoyaltyLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a subscription by its link, or take that back */
        post: operations["postMailSubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail/subscriptions/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which letters an unsubscribe link is about */
        post: operations["postMailSubscriptionsPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mail/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Leads to the page that asks
         * @description For mail programs that open the address in List-Unsubscribe instead of posting to it.
         */
        get: operations["getMailUnsubscribe"];
        put?: never;
        /**
         * One-click unsubscription (RFC 8058)
         * @description What mail programs post to the address in List-Unsubscribe: no cookie, no Origin, and a form as the body. The signed token says whose subscription ends, so that nothing else has to.
         */
        post: operations["postMailUnsubscribe"];
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
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Save the language, or the time zone */
        patch: operations["patchMe"];
        trace?: never;
    };
    "/api/v1/me/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player’s account in each currency, the one in use first */
        get: operations["getMeAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        get: operations["getMeBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player’s active bonus, queue and offers */
        get: operations["getMeBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/bonuses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the player’s bonuses, with all that happened to it */
        get: operations["getMeBonusesById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/bonuses/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate, queue or turn down a bonus
         * @description Activating one while another is active burns that one’s bonus money, as turning down the active one does. What is so already stays so.
         */
        post: operations["postMeBonusesByIdStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/bonuses/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player’s bonuses that have ended, the newest first */
        get: operations["getMeBonusesHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/closure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the account for good
         * @description Every session ends, and it takes no more log-ins. What the law wants kept is kept.
         */
        post: operations["postMeClosure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/currency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put another currency into use
         * @description Nothing is exchanged: each currency keeps its money. Bonus money of the one before goes back to the house, and open games end. While its deposit wager is open nothing changes, and `depositWager` says how much is left.
         */
        post: operations["postMeCurrency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was played on each day, the newest first */
        get: operations["getMeDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/deposit-bonuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bonuses that the player can take with the next deposit */
        get: operations["getMeDepositBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/email-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The change of the address that waits for its confirmations */
        get: operations["getMeEmailChanges"];
        put?: never;
        /**
         * Ask for another e-mail address; both addresses have to agree
         * @description Answers the same whether the address has an account or not.
         */
        post: operations["postMeEmailChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/email/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the letter that confirms the address once more */
        post: operations["postMeEmailConfirmations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about the player, to take away */
        get: operations["getMeExport"];
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
        put: operations["putMeFavouritesById"];
        post?: never;
        /** Take the mark away */
        delete: operations["deleteMeFavouritesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/free-spins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player’s free spins, those that end first first */
        get: operations["getMeFreeSpins"];
        put?: never;
        post?: never;
        delete?: never;
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
        post: operations["postMeGameMarks"];
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
        get: operations["getMeGames"];
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
        get: operations["getMeLoyalty"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player’s passkeys */
        get: operations["getMePasskeys"];
        put?: never;
        /** Add the passkey that the browser has made */
        post: operations["postMePasskeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Call a passkey by another name */
        patch: operations["patchMePasskeysById"];
        trace?: never;
    };
    "/api/v1/me/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a passkey */
        post: operations["postMePasskeysByIdRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to add a passkey */
        post: operations["postMePasskeysOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the password; every other session ends */
        put: operations["putMePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player has told about themselves */
        get: operations["getMeProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save what the player tells
         * @description A field that is missing stays as it is. The same once more changes nothing.
         */
        patch: operations["patchMeProfile"];
        trace?: never;
    };
    "/api/v1/me/promo-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the bonus of a promo code, at once or into the queue
         * @description A code is used once. Taken at once it ends what is active, as activating any bonus does.
         */
        post: operations["postMePromoCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/promo-codes/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bonus that a promo code stands for */
        get: operations["getMePromoCodesByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/requirements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player has not told yet: for the registration, and for a game */
        get: operations["getMeRequirements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player’s rounds, the newest first */
        get: operations["getMeRounds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/rounds/{game}/{round}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One round, with what moved in it */
        get: operations["getMeRoundsByGameByRound"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/rounds/{game}/{round}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a round can be seen again, step by step
         * @description An address of the game’s studio. Whoever has it sees this round.
         */
        get: operations["getMeRoundsByGameByRoundReplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the player has a second factor */
        get: operations["getMeSecondFactor"];
        put?: never;
        /**
         * Begin to set up a second factor
         * @description The secret counts for nothing until a code of it has come back, within 30 minutes.
         */
        post: operations["postMeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the second factor on by the first code of it; every other session ends */
        post: operations["postMeSecondFactorConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New recovery codes in place of the old ones */
        post: operations["postMeSecondFactorRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn the second factor off */
        post: operations["postMeSecondFactorRemove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/second-factor/trusted-devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ask for a code on every device again */
        delete: operations["deleteMeSecondFactorTrustedDevices"];
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
        get: operations["getMeSessions"];
        put?: never;
        post?: never;
        /** End every other session */
        delete: operations["deleteMeSessions"];
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
        delete: operations["deleteMeSessionsById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The real balance at the beginning and the end of a time, and what changed it */
        get: operations["getMeStatement"];
        put?: never;
        post?: never;
        delete?: never;
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
        /**
         * Choose which mail to get
         * @description A subscription can begin once the address is confirmed, and end at any time. Those of the sign-up are kept until then.
         */
        put: operations["putMeSubscriptions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/sums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What came in, went out and was played within a time */
        get: operations["getMeSums"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept the terms in force */
        post: operations["postMeTerms"];
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
        get: operations["getMeTournaments"];
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
        /** Every movement of the player’s money */
        get: operations["getMeTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One movement with everything that happened to it */
        get: operations["getMeTransactionsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/transactions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every movement that a filter asks for, the oldest first
         * @description One JSON object a line, as it is read: it may be broken off, and is complete when it ends.
         */
        get: operations["getMeTransactionsExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player has to prove, and how far each proof is */
        get: operations["getMeVerification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/verification/{step}/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a document: one file, as the body
         * @description JPEG, PNG, PDF or BMP, 5 MB at most. `Content-Type` is the type of the file, `X-File-Name` its name, percent-encoded. Answers when it was looked at; only pictures of its pages are kept.
         */
        put: operations["putMeVerificationByStepFilesById"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/verification/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a document back that was not handed in yet */
        delete: operations["deleteMeVerificationFilesById"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/verification/files/{id}/pages/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A picture of a page of the player’s own document */
        get: operations["getMeVerificationFilesByIdPagesByPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/verification/steps/{step}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in the documents of a step */
        post: operations["postMeVerificationStepsByStepSubmit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/ways-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By what the player can log in */
        get: operations["getMeWaysIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/ways-in/{provider}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to link a company, with proof of the owner */
        post: operations["postMeWaysInByProviderLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/ways-in/{provider}/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a company away as a way in, with proof of the owner */
        post: operations["postMeWaysInByProviderUnlink"];
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
        get: operations["getMeWithdrawable"];
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
        /** Providers that offer games, with how many; the first entry is all of them together */
        get: operations["getProviders"];
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
        post: operations["postSupportRequests"];
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
        post: operations["postSupportVerifications"];
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
        /** Tournaments of the casino: active ones with the newest first, or completed ones */
        get: operations["getTournaments"];
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
        get: operations["getTournamentsById"];
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
        post: operations["postTournamentsByIdRegistrations"];
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
        get: operations["getWinners"];
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
        get: operations["getWinnersEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/withdraw-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the player’s money can go now, and what has to be done first */
        get: operations["getWithdrawMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player’s latest withdrawals */
        get: operations["getWithdrawals"];
        put?: never;
        /** Ask for a withdrawal: the money is set aside at once */
        post: operations["postWithdrawals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/withdrawals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A withdrawal of the player: where it is, and what it waits for */
        get: operations["getWithdrawalsById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/withdrawals/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back a withdrawal that waits for a decision: the money is in the balance at once */
        post: operations["postWithdrawalsByIdCancel"];
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
        post: operations["postWalletBalance"];
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
        post: operations["postWalletBet"];
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
        post: operations["postWalletRollback"];
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
        post: operations["postWalletWin"];
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
        put: operations["putInternalGeography"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/operators/log-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An operator’s tokens end, and their rights with their place in the CMS (signed with REVALIDATE_SECRET) */
        post: operations["postInternalOperatorsLogOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/operators/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A token for an operator who is logged in at the CMS (signed with REVALIDATE_SECRET) */
        post: operations["postInternalOperatorsSessions"];
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
        AlternativeLoginMethod: {
            /**
             * @description A company to log in with.
             * @example google
             * @enum {string}
             */
            id: "google" | "microsoft" | "apple" | "telegram";
            /**
             * @description Whether the company is offered here.
             * @example true
             */
            is_enabled: boolean;
            /**
             * @description The company’s name, the same in every language.
             * @example Google
             */
            name: string;
            /**
             * @description Where its log-in begins; `language` and tracking parameters ride along.
             * @example /api/v1/auth/social/google
             */
            oauth_url: string;
        };
        ApprovalRequest: {
            /**
             * @description What is to be done, as `context.verb`.
             * @example verification.decide
             */
            action: string;
            /**
             * Format: date-time
             * @description When it was asked. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            askedAt: string;
            /**
             * @description Id of the operator, of the CMS.
             * @example 1
             */
            askedBy: string;
            /**
             * @description Address of the operator; null for one who is not known here.
             * @example jonas@parlour.example
             */
            askedByEmail: string | null;
            /**
             * Format: date-time
             * @description When it was decided, or ended; null while it waits. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            decidedAt: string | null;
            /**
             * @description Id of the operator who decided; null for nobody.
             * @example 2
             */
            decidedBy: string | null;
            /**
             * @description Address of the operator; null for one who is not known here.
             * @example jonas@parlour.example
             */
            decidedByEmail: string | null;
            /**
             * @description Why it was decided so; null while nobody has.
             * @example I looked at it, too.
             */
            decision: string | null;
            /**
             * Format: date-time
             * @description When the request ends by itself. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            expiresAt: string;
            /**
             * Format: uuid
             * @description The request.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            id: string;
            /**
             * @description With what it would be done.
             * @example {
             *       "amount": 500
             *     }
             */
            parameters?: unknown;
            /**
             * @description Why, in the asker’s words.
             * @example A complaint was right.
             */
            reason: string;
            /**
             * @description How it stands.
             * @example waiting
             * @enum {string}
             */
            state: "waiting" | "approved" | "rejected" | "withdrawn" | "expired";
            /**
             * @description Id of what it is about.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            subject: string;
        };
        AuditRow: {
            /**
             * @description What was done, as `context.verb`.
             * @example office.block
             */
            action: string;
            /**
             * @description Id of the player or operator, or the part of the system.
             * @example 1
             */
            actor: string;
            /**
             * @description What it became.
             * @example {
             *       "status": "blocked"
             *     }
             */
            after?: unknown;
            /**
             * Format: date-time
             * @description When. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            at: string;
            /**
             * @description What it was, as far as it changed.
             * @example {
             *       "status": "active"
             *     }
             */
            before?: unknown;
            /**
             * @description Number of the entry: the greater, the later.
             * @example 4711
             */
            id: number;
            /**
             * @description What the actor is.
             * @example operator
             * @enum {string}
             */
            kind: "player" | "operator" | "system";
            /**
             * @description Address of the operator; null for one who is not known here.
             * @example jonas@parlour.example
             */
            operatorEmail: string | null;
            /**
             * @description Why, in the actor’s words.
             * @example Two accounts of one person.
             */
            reason: string | null;
            /**
             * @description Id of what it was done to.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            subject: string | null;
        };
        Balance: {
            /** @description What could be withdrawn now. */
            availableForWithdraw: components["schemas"]["Money"];
            /** @description Real money that can be staked. */
            balance: components["schemas"]["Money"];
            /** @description Bonus money that can be staked. */
            bonus: components["schemas"]["Money"];
            /** @description Real stakes still to be made before a withdrawal. */
            depositWager: components["schemas"]["Money"] & unknown;
            /** @description Set aside for withdrawals, no longer in the balance. */
            held: components["schemas"]["Money"] & unknown;
            /**
             * @description grows with every movement; the greater one is newer
             * @example 42
             */
            version: number;
        };
        BalanceAdjustment: {
            /**
             * @description What moves, above 0. Minor units.
             * @example 5000
             */
            amount: number;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * @description `add`: to the real balance; `take`: from it.
             * @example add
             * @enum {string}
             */
            direction: "add" | "take";
            /**
             * @description Why, for colleagues and the audit.
             * @example Asked by telephone, identity checked.
             */
            reason: string;
            /**
             * @description What it is about, where that has a name: a deposit, a complaint.
             * @example C-1187
             */
            reference?: string;
            /**
             * @description What the player reads about it, in their language.
             * @example We have to check a payment first.
             */
            words: string;
        };
        BankMoneyDecision: {
            /**
             * @description `credit`: to the player; `return`: to its sender.
             * @example return
             * @enum {string}
             */
            decision: "credit" | "return";
            /**
             * @description Why, for colleagues and the audit.
             * @example Asked by telephone, identity checked.
             */
            reason: string;
        };
        Bonus: {
            /**
             * @description Of what the wagering is a multiple.
             * @enum {string}
             */
            basis: "bonus" | "bonus+deposit";
            /** @description Ids of games in which only real money is staked. */
            excludedGames: string[];
            /** @description Minor units, by currency. */
            freeSpinBet: {
                /**
                 * @description The amount in Australian dollars. Minor units.
                 * @example 3000
                 */
                AUD?: number;
                /**
                 * @description The amount in Swiss francs. Minor units.
                 * @example 2000
                 */
                CHF?: number;
                /**
                 * @description The amount in euros. Minor units.
                 * @example 2000
                 */
                EUR?: number;
                /**
                 * @description The amount in US dollars. Minor units.
                 * @example 2000
                 */
                USD?: number;
            };
            /**
             * @description Free spins of one day at most; null is all.
             * @example 20
             */
            freeSpinDayLimit: number | null;
            /** @description Ids of the games of its free spins. */
            freeSpinGames: string[];
            /**
             * @description How many free spins.
             * @example 50
             */
            freeSpins: number;
            /**
             * @description From its activation.
             * @example 168
             */
            hoursToLive: number;
            /**
             * @description Id of the bonus.
             * @example welcome-1
             */
            id: string;
            /**
             * @description Path on this site, without its ending.
             * @example /art/scenes/welcome
             */
            imageBackground: string;
            /** @description Minor units, by currency. */
            maxBet: {
                /**
                 * @description The amount in Australian dollars. Minor units.
                 * @example 3000
                 */
                AUD?: number;
                /**
                 * @description The amount in Swiss francs. Minor units.
                 * @example 2000
                 */
                CHF?: number;
                /**
                 * @description The amount in euros. Minor units.
                 * @example 2000
                 */
                EUR?: number;
                /**
                 * @description The amount in US dollars. Minor units.
                 * @example 2000
                 */
                USD?: number;
            };
            /** @description Minor units, by currency. */
            maxBonus: {
                /**
                 * @description The amount in Australian dollars. Minor units.
                 * @example 3000
                 */
                AUD?: number;
                /**
                 * @description The amount in Swiss francs. Minor units.
                 * @example 2000
                 */
                CHF?: number;
                /**
                 * @description The amount in euros. Minor units.
                 * @example 2000
                 */
                EUR?: number;
                /**
                 * @description The amount in US dollars. Minor units.
                 * @example 2000
                 */
                USD?: number;
            };
            /** @description Minor units, by currency. */
            maxWin: {
                /**
                 * @description The amount in Australian dollars. Minor units.
                 * @example 3000
                 */
                AUD?: number;
                /**
                 * @description The amount in Swiss francs. Minor units.
                 * @example 2000
                 */
                CHF?: number;
                /**
                 * @description The amount in euros. Minor units.
                 * @example 2000
                 */
                EUR?: number;
                /**
                 * @description The amount in US dollars. Minor units.
                 * @example 2000
                 */
                USD?: number;
            };
            /** @description Minor units, by currency. */
            minDeposit: {
                /**
                 * @description The amount in Australian dollars. Minor units.
                 * @example 3000
                 */
                AUD?: number;
                /**
                 * @description The amount in Swiss francs. Minor units.
                 * @example 2000
                 */
                CHF?: number;
                /**
                 * @description The amount in euros. Minor units.
                 * @example 2000
                 */
                EUR?: number;
                /**
                 * @description The amount in US dollars. Minor units.
                 * @example 2000
                 */
                USD?: number;
            };
            /** @description Of bets on sports; null where none are asked. */
            minOdds: {
                /**
                 * @description Least odds of each bet of a combination.
                 * @example 1.4
                 */
                multi: number;
                /**
                 * @description Least odds of a single bet.
                 * @example 1.5
                 */
                single: number;
                /**
                 * @description Least odds of each bet of a system.
                 * @example 1.4
                 */
                system: number;
            } | null;
            /**
             * @description Name, as players read it.
             * @example Amber Fox
             */
            name: string;
            /** @description Which of a player’s deposits it is for, both inclusive. */
            numberDeposits: {
                /**
                 * @description The first deposit that it is for, from 1.
                 * @example 1
                 */
                from: number;
                /**
                 * @description The last deposit that it is for.
                 * @example 1
                 */
                to: number;
            } | null;
            /**
             * @description Of the deposit.
             * @example 10
             */
            percent: number;
            /**
             * @description What a player types for it; null for one that is not taken by a code.
             * @example WELCOME
             */
            promocode: string | null;
            /**
             * @description One sentence about it.
             * @example Your first deposit doubled.
             */
            shortDescription: string;
            /**
             * @description Which tab and audience it is for.
             * @enum {string}
             */
            tag: "standard" | "vip-pack" | "promobonus" | "vippromo";
            /**
             * @description 0 Registration, 1 RegistrationPromoCode, 2 FirstAuthorization, 3 PromoCode, 4 Birthday, 5 Deposits, 6 Periodic, 7 IncreaseWinnings, 8 ActivatedByLink
             * @example 5
             */
            type: number;
            /**
             * @description How many times it is staked before it is the player’s money.
             * @example 35
             */
            wagering: number;
            /**
             * @description Percent of a stake that counts, by category; of several the lowest, and `all` is any other game.
             * @example {
             *       "slots": 100,
             *       "live": 10,
             *       "all": 0
             *     }
             */
            weights: {
                [key: string]: number;
            };
        };
        BooksSummary: {
            /** @description How far each company’s list was read. */
            companies: {
                /**
                 * @description The payment company.
                 * @example sandbox
                 */
                company: string;
                /**
                 * @description Whether it keeps a list of movements.
                 * @example true
                 */
                listed: boolean;
                /**
                 * @description Why it could not be read the last time; null when it could.
                 * @example no answer
                 */
                problem: string | null;
                /**
                 * Format: date-time
                 * @description When its list was last read to the end; null before. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                readAt: string | null;
                /**
                 * Format: date-time
                 * @description When that was last tried. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                triedAt: string;
            }[];
            /**
             * @description What the last check of the ledger found; null while it never ran.
             * @example {
             *       "at": "2026-11-24T04:11:00.000Z",
             *       "holds": true,
             *       "broken": []
             *     }
             */
            ledger: {
                /**
                 * Format: date-time
                 * @description When the ledger was last checked. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                at: string;
                /** @description The invariants that do not hold. */
                broken: {
                    /**
                     * @description How many rows break it.
                     * @example 1
                     */
                    broken: number;
                    /**
                     * @description What it says.
                     * @example every stored balance is the sum of its entries
                     */
                    name: string;
                    /**
                     * @description The invariant.
                     * @example 2
                     */
                    number: number;
                }[];
                /**
                 * @description Whether every invariant held.
                 * @example true
                 */
                holds: boolean;
            } | null;
            /** @description How many differences are open, by class. */
            open: {
                /**
                 * @description How the two sides differ.
                 * @example missing_here
                 * @enum {string}
                 */
                class: "missing_here" | "missing_there" | "amount" | "state";
                /**
                 * @description How many are open.
                 * @example 3
                 */
                count: number;
            }[];
            /** @description Sums by day, kind and currency, of both books. */
            totals: {
                /**
                 * @description ISO 4217.
                 * @example EUR
                 */
                currency: string;
                /**
                 * Format: date
                 * @description Day, UTC.
                 * @example 2026-11-24
                 */
                day: string;
                /**
                 * @description What kind of money moved.
                 * @example payment
                 * @enum {string}
                 */
                kind: "payment" | "refund" | "chargeback" | "payout" | "payout_return" | "bank_money";
                /**
                 * @description Open differences of that money.
                 * @example 0
                 */
                open: number;
                /**
                 * @description What is booked. Minor units.
                 * @example 5000
                 */
                ours: number;
                /**
                 * @description How many are booked.
                 * @example 3
                 */
                oursCount: number;
                /**
                 * @description What the companies list. Minor units.
                 * @example 5000
                 */
                theirs: number;
                /**
                 * @description How many movements they list.
                 * @example 3
                 */
                theirsCount: number;
            }[];
        };
        CampaignResults: {
            /**
             * @description Those that are being wagered.
             * @example 12
             */
            active: number;
            /**
             * @description Bonus money that was given at the activation. Minor units.
             * @example 80000
             */
            bonusMoney: number;
            /**
             * @description Bonus money that went back to the house. Minor units.
             * @example 20000
             */
            burned: number;
            /**
             * @description Those that were turned down or cancelled.
             * @example 12
             */
            cancelled: number;
            /**
             * @description Those that were wagered, or played down to nothing.
             * @example 30
             */
            completed: number;
            /**
             * @description Bonus money that became real money. Minor units.
             * @example 15000
             */
            converted: number;
            /**
             * @description Bonus money and wins of free spins, less what went back to the house. Minor units.
             * @example 62000
             */
            cost: number;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * @description Those whose time was over.
             * @example 12
             */
            expired: number;
            /**
             * @description Those that went back with their deposit.
             * @example 1
             */
            forfeited: number;
            /**
             * @description Offers that were made, whatever became of them.
             * @example 120
             */
            given: number;
            /**
             * @description Stakes less wins under its grants, less the cost. Minor units.
             * @example -12000
             */
            ngrEffect: number;
            /**
             * @description Wins of its free spins. Minor units.
             * @example 2000
             */
            spinsWon: number;
            /**
             * @description Stakes under its grants, real and bonus money together, less those given back. Minor units.
             * @example 900000
             */
            staked: number;
            /**
             * @description Those that their players activated.
             * @example 80
             */
            taken: number;
            /**
             * @description Those that wait for an answer, or in queues.
             * @example 12
             */
            waiting: number;
            /**
             * @description Wins of these stakes. Minor units.
             * @example 850000
             */
            won: number;
        };
        CoinRate: {
            /**
             * Format: date-time
             * @description When the company told it. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            at: string;
            /**
             * @description The coin, with its network where it has several.
             * @example BTC
             */
            coin: string;
            /**
             * @description The payment company.
             * @example sandbox
             */
            company: string;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * @description A whole coin in units of the currency: an exact decimal.
             * @example 54217.3000
             */
            price: string;
        };
        Country: {
            /**
             * @description ISO 3166-1 alpha-2 code.
             * @example DE
             */
            alpha2: string;
            /**
             * @description ISO 3166-1 alpha-3 code.
             * @example DEU
             */
            alpha3: string;
            /**
             * @description Whether the product is refused there.
             * @example false
             */
            blocked: boolean;
            /** @description The first one is the account’s */
            currencies: string[];
            /** @description Dialling codes without plus */
            phoneCodes: string[];
        };
        CurrencyAccount: {
            /**
             * @description Whether the account is kept in it now.
             * @example true
             */
            active: boolean;
            /**
             * @description Bonus money. Minor units.
             * @example 128450
             */
            bonus: number;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * @description Still to be staked before a withdrawal, and before another currency. Minor units.
             * @example 128450
             */
            depositWager: number;
            /**
             * @description Set aside for a withdrawal. Minor units.
             * @example 128450
             */
            held: number;
            /**
             * @description Real money. Minor units.
             * @example 128450
             */
            real: number;
        };
        CurrencyRate: {
            /**
             * @description Another rate that a colleague has to agree to; null when none waits.
             * @example {
             *       "request": "2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11",
             *       "perEuro": "1.17"
             *     }
             */
            asked: {
                /**
                 * @description Units of the currency for one euro: an exact decimal.
                 * @example 1.1628
                 */
                perEuro: string;
                /**
                 * Format: uuid
                 * @description The request that waits.
                 * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                 */
                request: string;
            } | null;
            /**
             * Format: date-time
             * @description Since when it holds. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            at: string;
            /** @description The rates before it, the newest first. */
            before: {
                /**
                 * Format: date-time
                 * @description Since when it holds. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                at: string;
                /**
                 * @description Address of who asked for it, or their id; null for a shipped one.
                 * @example jonas@parlour.example
                 */
                by: string | null;
                /**
                 * @description Units of the currency for one euro: an exact decimal.
                 * @example 1.1628
                 */
                perEuro: string;
                /**
                 * @description `shipped` came with the product.
                 * @example operator
                 * @enum {string}
                 */
                source: "shipped" | "operator";
            }[];
            /**
             * @description Address of who asked for it, or their id; null for a shipped one.
             * @example jonas@parlour.example
             */
            by: string | null;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * @description Whether it is older than 7 days.
             * @example false
             */
            isStale: boolean;
            /**
             * @description Units of the currency for one euro: an exact decimal.
             * @example 1.1628
             */
            perEuro: string;
            /**
             * @description `shipped` came with the product.
             * @example operator
             * @enum {string}
             */
            source: "shipped" | "operator";
        };
        DayOfPlay: {
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * Format: date
             * @description In the time zone that was asked for.
             * @example 2026-11-24
             */
            day: string;
            /**
             * @description Wins less stakes. Minor units.
             * @example 1250
             */
            net: number;
            /**
             * @description How many rounds began then.
             * @example 42
             */
            rounds: number;
            /**
             * @description What was staked in rounds that began then. Minor units.
             * @example 1250
             */
            staked: number;
            /**
             * @description What these rounds won. Minor units.
             * @example 1250
             */
            won: number;
        };
        Deposit: {
            /**
             * @description Whether the params are sent to the checkout by the page itself, which then waits for `bank`.
             * @example false
             */
            background: boolean;
            /** @description Where bank money is sent; null for other methods. */
            bank: {
                /**
                 * @description Number of the account, as people write it.
                 * @example DE00 0000 1234 5678 9012 34
                 */
                account: string | null;
                /**
                 * @description Name of the bank.
                 * @example Tollgate Test Bank
                 */
                bankName: string | null;
                /**
                 * @description BIC of the bank; null for none.
                 * @example TOLLDE00XXX
                 */
                bic: string | null;
                /**
                 * @description Whom the account belongs to.
                 * @example Tollgate Pay Test
                 */
                holder: string | null;
                /**
                 * @description Four digits for the payment’s description.
                 * @example 4711
                 */
                nonce: string | null;
                /**
                 * @description Since when the account details are waited for. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                since: string;
                /**
                 * @description Whether the account details are there; `unavailable` after ten minutes.
                 * @example ready
                 * @enum {string}
                 */
                state: "waiting" | "ready" | "unavailable";
            } | null;
            /** @description The bonus that it is made for, in the player’s language. */
            bonus: {
                /**
                 * @description Id of the game, or its slug.
                 * @example g120
                 */
                id: string;
                /**
                 * @description Name, as players read it.
                 * @example Amber Fox
                 */
                name: string;
                /**
                 * @description Why the completed deposit came without it; null while it may come, or has come.
                 * @example null
                 * @enum {string|null}
                 */
                refused: "unavailable" | "account" | "used" | "below_minimum" | "one_per_person" | null;
            } | null;
            /**
             * @description null once the checkout is closed
             * @example https://pay.example/checkout/7KQ4
             */
            checkoutUrl: string | null;
            /**
             * @description When it began. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            createdAt: string;
            /** @description Where coins are sent; null for other methods. */
            crypto: {
                /**
                 * @description Where the coins go.
                 * @example tb1q7e57k3v
                 */
                address: string;
                /**
                 * @description What is to be sent: the coin’s exact decimal number.
                 * @example 0.00153120
                 */
                amount: string;
                /**
                 * @description Coin, with its network where it has several.
                 * @example BTC
                 * @enum {string}
                 */
                coin: "BTC" | "BCH" | "ETH" | "LTC" | "DOGE" | "XRP" | "USDTTRC20" | "USDTERC20";
                /**
                 * @description How many blocks must confirm a transfer.
                 * @example 2
                 */
                confirmationsNeeded: number;
                /**
                 * @description Decimals of the coin.
                 * @example 8
                 */
                decimals: number;
                /**
                 * @description Name of the network, as players read it.
                 * @example Bitcoin
                 */
                network: string;
                /**
                 * @description Until when the amount holds; what is sent later is credited at its own day’s rate. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                rateEndsAt: string;
                /**
                 * @description Destination tag that must go along; null for none.
                 * @example 104729
                 */
                tag: string | null;
                /** @description What has arrived at the address, oldest first. */
                transfers: {
                    /**
                     * @description What it carries: the coin’s exact decimal number.
                     * @example 0.00153120
                     */
                    amount: string;
                    /**
                     * @description When it was first seen. ISO 8601, UTC.
                     * @example 2026-11-24T15:04:05.000Z
                     */
                    at: string;
                    /**
                     * @description How many blocks confirm it so far.
                     * @example 1
                     */
                    confirmations: number;
                    /**
                     * @description What it brought. Minor units of the account’s currency; null until then.
                     * @example 5000
                     */
                    credited: number | null;
                    /**
                     * @description Name of the transfer in its network (txid).
                     * @example 9f2c51ab
                     */
                    id: string;
                    /**
                     * @description How far it is; `gone` when its block was taken back and it never arrived.
                     * @example confirming
                     * @enum {string}
                     */
                    state: "seen" | "confirming" | "credited" | "gone";
                }[];
                /**
                 * @description Payment address for a QR code.
                 * @example bitcoin:tb1q7e57k3v?amount=0.00153120
                 */
                uri: string;
            } | null;
            /**
             * @description Where to go when that sending fails; null where nothing is sent so.
             * @example null
             */
            failUrl: string | null;
            /** @description Fields that the player fills in before the checkout opens; empty for none. */
            formFields: {
                /**
                 * @description How many characters it may have; null for any number.
                 * @example 2
                 */
                maxLength: number | null;
                /**
                 * @description Name of the field in the answer.
                 * @example nationality
                 */
                name: string;
                /** @description What can be chosen; empty for a field that is typed. */
                options: {
                    /**
                     * @description What the player reads.
                     * @example Passport
                     */
                    title: string;
                    /**
                     * @description What is sent.
                     * @example passport
                     */
                    value: string;
                }[];
                /**
                 * @description Whether it must be filled in.
                 * @example true
                 */
                required: boolean;
                /**
                 * @description Name, as players read it.
                 * @example Card
                 */
                title: string;
                /**
                 * @description Whether the player sees it.
                 * @example true
                 */
                toShow: boolean;
                /**
                 * @description What kind of field it is.
                 * @enum {string}
                 */
                type: "text" | "date" | "autocomplete" | "checkbox" | "dropdown" | "radio" | "multiselect" | "number" | "without-wildcards";
                /**
                 * @description What it begins with.
                 * @example
                 */
                value: string;
            }[];
            /**
             * @description The game that it was begun in, by the name in its address.
             * @example amber-fox
             */
            game: string | null;
            /**
             * @description Id of the deposit. UUID.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            id: string;
            /**
             * @description how the checkout address is opened
             * @enum {string}
             */
            method: "GET" | "POST";
            /** @description Hidden fields that are posted to the checkout; empty for none. */
            params: {
                [key: string]: string;
            };
            /** @description What to pay with at a machine, in a shop or at the bank; null for other methods. */
            paymentInfo: {
                /**
                 * @description Until when it can be paid. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                endsAt: string;
                /** @description What to enter there, in this order. */
                fields: {
                    /**
                     * @description What it is.
                     * @example reference
                     * @enum {string}
                     */
                    name: "entity" | "reference" | "code" | "recipient" | "question" | "answer";
                    /**
                     * @description What to enter there.
                     * @example 123 456 789
                     */
                    value: string;
                }[];
                /**
                 * @description Where it is paid.
                 * @example multibanco
                 * @enum {string}
                 */
                kind: "multibanco" | "cash_code" | "email_transfer";
            } | null;
            /** @description The movement, or how far the payment is. */
            transaction: {
                /**
                 * @description minor units asked
                 * @example 2500
                 */
                amount: number;
                /**
                 * @description ISO 4217 code of the currency.
                 * @example EUR
                 */
                currency: string;
                /**
                 * @description What is out of the ordinary about what arrived: less or more than asked, or too late; null for nothing.
                 * @example null
                 * @enum {string|null}
                 */
                exception: "partial" | "over" | "late" | null;
                /**
                 * @description why it brought nothing; null when it did, is open, was cancelled by the player, or nobody said
                 * @enum {string|null}
                 */
                failure: "declined" | "insufficient_funds" | "three_d_secure" | "voucher_used" | "voucher_value" | "voucher_locked" | "expired" | "aggregator" | null;
                /**
                 * @description The chosen method.
                 * @example card
                 */
                paymentMethod: string;
                /**
                 * @description minor units that arrived
                 * @example 2500
                 */
                received: number | null;
                /**
                 * @description How far the payment is.
                 * @enum {string}
                 */
                status: "processing" | "complete" | "failed" | "cancel" | "refund";
            };
        };
        DepositMethod: {
            /**
             * @description The tab that it stands in.
             * @example regular
             * @enum {string}
             */
            family: "regular" | "crypto";
            /**
             * @description Address of the brand’s mark; null for none.
             * @example /brands/card.svg
             */
            logoUrl: string | null;
            /** @description The largest deposit with it. */
            max_amount: {
                /**
                 * @description minor units
                 * @example 2500
                 */
                amount: number;
                /**
                 * @description ISO 4217 code of the currency.
                 * @example EUR
                 */
                currency: string;
            };
            /**
             * @description what POST /deposits takes; an option is joined to it with _
             * @example card
             */
            method: string;
            /** @description The smallest deposit with it. */
            min_amount: {
                /**
                 * @description minor units
                 * @example 2500
                 */
                amount: number;
                /**
                 * @description ISO 4217 code of the currency.
                 * @example EUR
                 */
                currency: string;
            };
            /** @description What can be chosen within the method; empty for nothing. */
            options: {
                /**
                 * @description How much. Minor units (cents) of the currency beside it.
                 * @example 2500
                 */
                amount?: number;
                /**
                 * @description ISO 4217 code of the currency.
                 * @example EUR
                 */
                currency?: string;
                /**
                 * @description Id of the option.
                 * @example BTC
                 */
                id: string;
                /**
                 * @description Name, as players read it.
                 * @example Amber Fox
                 */
                name: string;
                /**
                 * @description Name, as players read it.
                 * @example Card
                 */
                title: string;
            }[];
            /**
             * @description Name, as players read it.
             * @example Card
             */
            title: string;
            /**
             * @description How it pays.
             * @enum {string}
             */
            type: "regular" | "voucher" | "coin";
        };
        DepositOffers: {
            /** @description What it can be made for, the pack first. */
            bonuses: components["schemas"]["Bonus"][];
            /**
             * @description Which of the player’s deposits the next one is.
             * @example 1
             */
            number: number;
        };
        DepositOfOffice: {
            /**
             * @description What was asked for. Minor units.
             * @example 5000
             */
            amount: number;
            /** @description A refund that waits for a colleague; null without one. */
            asked: {
                /**
                 * Format: date-time
                 * @description When. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                askedAt: string;
                /**
                 * @description Id of the operator, of the CMS.
                 * @example 1
                 */
                askedBy: string;
                /**
                 * @description Their address; null when not known.
                 * @example jonas@parlour.example
                 */
                askedByEmail: string | null;
                /**
                 * @description Why.
                 * @example Paid twice.
                 */
                reason: string;
                /**
                 * Format: uuid
                 * @description The request.
                 * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                 */
                request: string;
            } | null;
            /**
             * Format: date-time
             * @description When it was begun. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            createdAt: string;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * Format: uuid
             * @description The deposit.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            id: string;
            /**
             * @description Whether the payment company tells of it what can’t be true.
             * @example false
             */
            isDisputed: boolean;
            /**
             * @description Whether it was taken back and the balance did not cover it.
             * @example false
             */
            isOwed: boolean;
            /**
             * @description The method.
             * @example card
             */
            method: string;
            /**
             * @description What arrived; null before. Minor units.
             * @example 5000
             */
            received: number | null;
            /** @description The latest refund that operators decided; null without one. */
            refund: {
                /**
                 * Format: date-time
                 * @description When that was known. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                at: string;
                /**
                 * @description Why nothing was sent; null otherwise.
                 * @example null
                 * @enum {string|null}
                 */
                failure: "not_supported" | "not_refundable" | "charged_back" | "other" | null;
                /**
                 * @description How far it is.
                 * @example sent
                 * @enum {string}
                 */
                state: "sending" | "sent" | "refunded" | "failed";
            } | null;
            /**
             * @description Who took it back; null when nobody has.
             * @example null
             * @enum {string|null}
             */
            reversal: "refund" | "chargeback" | null;
            /**
             * @description How it stands.
             * @example complete
             */
            status: string;
        };
        DocumentCase: {
            /** @description Files of every hand-in. */
            files: {
                /**
                 * @description Size as it was sent. Bytes.
                 * @example 2412331
                 */
                bytes: number | null;
                /**
                 * Format: uuid
                 * @description The file.
                 * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                 */
                id: string;
                /**
                 * @description Whether it was handed in and not decided.
                 * @example true
                 */
                isWaiting: boolean;
                /**
                 * @description Name as it was sent.
                 * @example passport.jpg
                 */
                name: string;
                /**
                 * @description How many pictures there are of it.
                 * @example 1
                 */
                pages: number;
                /**
                 * @description Why it was not taken; null for others.
                 * @example null
                 * @enum {string|null}
                 */
                refusal: "type" | "empty" | "infected" | "unreadable" | "too_many_pages" | "too_many_pixels" | "too_complex" | null;
                /**
                 * @description Where it is.
                 * @example ready
                 * @enum {string}
                 */
                state: "uploading" | "held" | "ready" | "refused" | "removed";
                /**
                 * @description What is to be proved.
                 * @example identity
                 * @enum {string}
                 */
                step: "identity" | "address" | "payment" | "deposit";
            }[];
            /**
             * Format: uuid
             * @description Whose documents these are.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            playerId: string;
            /** @description Every decision, the latest first. */
            reviews: {
                /**
                 * Format: date-time
                 * @description When. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                at: string;
                /**
                 * @description What was decided.
                 * @example reject
                 * @enum {string}
                 */
                decision: "approve" | "reject" | "expire";
                /**
                 * @description Number of the decision.
                 * @example 12
                 */
                id: string;
                /**
                 * @description For colleagues.
                 * @example The lower edge is missing.
                 */
                note: string | null;
                /**
                 * @description Id of the operator; null when its day had passed.
                 * @example 1
                 */
                operator: string | null;
                /**
                 * @description Address of the operator; null for one who is not known here, or for nobody.
                 * @example vera@parlour.example
                 */
                operatorEmail: string | null;
                /**
                 * @description Why it was rejected; the player reads it in their language.
                 * @example cropped
                 * @enum {string|null}
                 */
                reason: "unreadable" | "cropped" | "expired" | "wrong_document" | "too_old" | "name_differs" | "card_number_visible" | "suspicious" | "under_age" | null;
                /**
                 * @description What is to be proved.
                 * @example identity
                 * @enum {string}
                 */
                step: "identity" | "address" | "payment" | "deposit";
                /**
                 * @description Until when it counts. `YYYY-MM-DD`.
                 * @example 2031-04-30
                 */
                validUntil: string | null;
            }[];
            /**
             * @description The player’s standing.
             * @example pending
             * @enum {string}
             */
            status: "not_verified" | "pending" | "verified" | "documents_expired" | "less_than_18";
            /** @description Steps that were begun. */
            steps: {
                /**
                 * Format: date-time
                 * @description When it was decided; null before. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                decidedAt: string | null;
                /**
                 * @description Why it was rejected; the player reads it in their language.
                 * @example cropped
                 * @enum {string|null}
                 */
                reason: "unreadable" | "cropped" | "expired" | "wrong_document" | "too_old" | "name_differs" | "card_number_visible" | "suspicious" | "under_age" | null;
                /**
                 * @description Where the step is.
                 * @example pending
                 * @enum {string}
                 */
                status: "not_verified" | "pending" | "verified" | "rejected" | "expired";
                /**
                 * @description What is to be proved.
                 * @example identity
                 * @enum {string}
                 */
                step: "identity" | "address" | "payment" | "deposit";
                /**
                 * Format: date-time
                 * @description When it was handed in; null before. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                submittedAt: string | null;
                /**
                 * @description The last day on which it counts; null for ever. `YYYY-MM-DD`.
                 * @example 2031-04-30
                 */
                validUntil: string | null;
            }[];
        };
        DocumentDecision: {
            /**
             * @description What is decided.
             * @example approve
             * @enum {string}
             */
            decision: "approve" | "reject";
            /**
             * @description For colleagues; with `secondEyes` why one asks.
             * @example The photo looks old.
             */
            note?: string;
            /**
             * @description Why it was rejected; the player reads it in their language.
             * @example cropped
             * @enum {string}
             */
            reason?: "unreadable" | "cropped" | "expired" | "wrong_document" | "too_old" | "name_differs" | "card_number_visible" | "suspicious" | "under_age";
            /**
             * @description Ask a colleague to agree, in place of deciding alone.
             * @default false
             * @example false
             */
            secondEyes: boolean;
            /**
             * Format: date-time
             * @description `submittedAt` of the step as it was looked at: what was handed in later is not decided. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            submittedAt: string;
            /**
             * @description The last day on which the document counts. `YYYY-MM-DD`.
             * @example 2031-04-30
             */
            validUntil?: string;
        };
        DocumentFile: {
            /**
             * @description Size as it was sent. Bytes; null while it comes.
             * @example 2412331
             */
            bytes: number | null;
            /**
             * Format: uuid
             * @description Id that the sender gave the file.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            id: string;
            /**
             * @description Name as it was sent.
             * @example passport.jpg
             */
            name: string;
            /**
             * @description How many pictures there are of it.
             * @example 1
             */
            pages: number;
            /**
             * @description Why it was refused; null for others.
             * @example null
             * @enum {string|null}
             */
            refusal: "type" | "empty" | "infected" | "unreadable" | "too_many_pages" | "too_many_pixels" | "too_complex" | null;
            /**
             * @description When it was decided about. ISO 8601, UTC; null before.
             * @example 2026-11-24T15:04:05.000Z
             */
            reviewedAt: string | null;
            /**
             * @description `held` waits for the scanner; `refused` is not kept.
             * @example ready
             * @enum {string}
             */
            state: "uploading" | "held" | "ready" | "refused";
            /**
             * @description When it was handed in. ISO 8601, UTC; null before.
             * @example 2026-11-24T15:04:05.000Z
             */
            submittedAt: string | null;
            /**
             * @description Media type as it was sent.
             * @example image/jpeg
             */
            type: string;
        };
        FoundTransaction: {
            /**
             * @description What moves, always positive: the type tells the direction. Minor units.
             * @example 2500
             */
            amount: number;
            /**
             * Format: date-time
             * @description When it began. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            at: string;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * @description Address of the player; null once they were erased.
             * @example mara@example.org
             */
            email: string | null;
            /**
             * Format: uuid
             * @description The transaction, as the player’s history has it.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            id: string;
            /**
             * Format: uuid
             * @description Whose it is.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            playerId: string;
            /**
             * @description Where it is.
             * @example complete
             * @enum {string}
             */
            status: "queue" | "activated" | "pending" | "complete" | "cancel" | "failed" | "refund" | "pending_wager" | "rejected" | "not_confirmed" | "processing" | "aggregator_rejected" | "rollback" | "wager_zeroing" | "not_confirmed_block_amount" | "credited";
            /**
             * @description What moved.
             * @example deposit
             * @enum {string}
             */
            type: "deposit" | "withdraw" | "bet" | "win" | "bonus" | "jackpot_win" | "change_balance_inc" | "change_balance_dec" | "referral" | "convert_balance" | "money_prize" | "manual_bonus" | "bonus_transaction" | "cancel_bonus_fine" | "refund" | "rollback_bet" | "rollback_win" | "sport_bet" | "sport_win" | "jackpot_increasing" | "free_spin_win" | "zeroing" | "increment" | "cashback" | "level_bonus";
        };
        FreeSpins: {
            /**
             * @description What each of them is worth. Minor units.
             * @example 20
             */
            betAmount: number;
            /**
             * Format: uuid
             * @description The player’s own bonus that they came with, and end with.
             * @example 019a3c5e-7d10-7b60-9f5e-2f4a8a0c1b22
             */
            bonusGrantId: string | null;
            /**
             * @description Of the bonus that gave them.
             * @example welcome-1
             */
            bonusId: string;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * @description How many can be used on one day of the player’s.
             * @example 20
             */
            dayLimit: number | null;
            /**
             * Format: date-time
             * @description When those that are left go.
             * @example 2026-12-01T15:04:05.000Z
             */
            expiresAt: string;
            /** @description Ids of games in which they can be used now; at most six. */
            games: string[];
            /**
             * Format: uuid
             * @description Of these free spins.
             * @example 019a3c5e-7d10-7b60-9f5e-2f4a8a0c1b21
             */
            id: string;
            /**
             * @description How many are left in all.
             * @example 64
             */
            left: number;
            /**
             * @description Of the bonus.
             * @example Welcome pack: first deposit
             */
            name: string;
            /**
             * @description How many were given.
             * @example 100
             */
            number: number;
            /**
             * @description How many are left for today.
             * @example 4
             */
            numberDay: number;
        };
        Game: {
            /** @description What the poster is drawn with. */
            art: {
                /**
                 * @description Turn of the colours. Degrees.
                 * @example 24
                 */
                hue?: number;
                /** @description Lines that the title is set in. */
                lines?: string[];
                /**
                 * @description Symbol of the poster.
                 * @example 2
                 */
                sym?: number;
                /**
                 * @description Composition of the poster.
                 * @example 3
                 */
                v?: number;
            };
            /** @description Ids of the categories that it is in. */
            categories: number[];
            /**
             * @description Path of the game’s page, without language prefix.
             * @example /game/amber-fox
             */
            geo_link: string;
            /**
             * @description CSS colour to show while the picture comes.
             * @example #3d2b56
             */
            gradient_color: string;
            /**
             * @description Whether it can be played without money and log-in.
             * @example true
             */
            hasDemo: boolean;
            /**
             * @description Id of the game.
             * @example g120
             */
            id: string;
            /**
             * @description Address of the poster; add /{200|400}.{webp|avif}.
             * @example /art/posters/g120/4f1c
             */
            image: string;
            /** @description The pictures as SPEC §3 names them. */
            imagine: {
                /** @description Addresses of the poster by device, without size and ending. */
                files: {
                    /**
                     * @description Address of the poster for wide screens.
                     * @example /art/posters/g120/4f1c
                     */
                    desktop: string;
                    /**
                     * @description Address of the poster for phones.
                     * @example /art/posters/g120/4f1c
                     */
                    mobile: string;
                };
                /**
                 * @description CSS colour to show while the picture comes.
                 * @example #3d2b56
                 */
                gradient_color: string;
            };
            /**
             * @description How many lines pay; 0 where nothing pays by lines.
             * @example 20
             */
            lines: number;
            /** @description Limits of a live table; absent for other games. */
            live?: {
                /**
                 * @description The largest stake. Minor units (cents) of the currency beside it.
                 * @example 500000
                 */
                limitMax: number;
                /**
                 * @description The smallest stake. Minor units (cents) of the currency beside it.
                 * @example 100
                 */
                limitMin: number;
            };
            /**
             * @description Multiple of the stake.
             * @example 5000
             */
            maxWin: number;
            /**
             * @description Name, as players read it.
             * @example Amber Fox
             */
            name: string;
            /**
             * @description False while no studio has an engine for its kind: such a game is in no list and no search.
             * @example true
             */
            playable: boolean;
            /**
             * @description Id of the provider.
             * @example 27
             */
            providerId: number;
            /**
             * @description Name of the provider.
             * @example Northlight
             */
            providerName: string;
            /**
             * Format: date
             * @description Day of release. ISO 8601.
             * @example 2026-03-14
             */
            released: string;
            /**
             * @description Basis points: 9650 is 96.50 %.
             * @example 9650
             */
            rtp: number;
            /**
             * @description The readable part of its address.
             * @example amber-fox
             */
            slug: string;
            /** @description 1 is a live table. */
            source: 0 | 1;
            /**
             * @description What the game is about; the poster is drawn from it.
             * @enum {string}
             */
            theme: "egypt" | "fruit" | "seven" | "gems" | "dragon" | "norse" | "ocean" | "fishing" | "west" | "space" | "candy" | "horror" | "jackpot" | "bison" | "book" | "olympus" | "aztec" | "synth" | "heist" | "mine" | "clover" | "ronin" | "wolf" | "steam" | "pirate" | "classic" | "crash" | "mines" | "plinko" | "blackjack" | "roulette" | "french_roulette" | "baccarat" | "poker" | "holdem" | "dice" | "gameshow";
            /**
             * @description How far results swing.
             * @enum {string}
             */
            volatility: "low" | "medium" | "high" | "very_high";
        };
        GameCategory: {
            /**
             * @description Code of the category.
             * @example GAMES_TOP
             */
            code: string;
            /**
             * @description How many games it has.
             * @example 104
             */
            gamesCount: number;
            /**
             * @description Id of the category.
             * @example 2
             */
            id: number;
            /**
             * @description Path of the category’s page; null when it has none.
             * @example top
             */
            path: string | null;
        };
        GameIndexEntry: {
            /** @description Ids of the categories that it is in. */
            categories: number[];
            /**
             * @description Id of the game, or its slug.
             * @example g120
             */
            id: string;
            /**
             * @description False when it was withdrawn or can’t be played yet.
             * @example true
             */
            offered: boolean;
            /**
             * @description Id of the provider.
             * @example 27
             */
            providerId: number;
            /**
             * @description The readable part of its address.
             * @example amber-fox
             */
            slug: string;
            /**
             * Format: date-time
             * @description Since when its page says what it says.
             * @example 2026-11-24T15:04:05.000Z
             */
            updatedAt: string;
        };
        GameLaunch: {
            /**
             * Format: date-time
             * @description When it ends. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            expiresAt: string;
            /** @description The player’s free spins that this game uses first; null for none today. */
            freeSpins: {
                /**
                 * @description What each is worth, minor units.
                 * @example 20
                 */
                betAmount: number;
                /**
                 * @description ISO 4217 code of the currency.
                 * @enum {string}
                 */
                currency: "EUR" | "USD" | "AUD" | "CHF";
                /**
                 * Format: uuid
                 * @description Id of free spins of a player’s.
                 * @example 0198c6f0-5a3e-7c1b-9d2f-6b1e8a4c7d55
                 */
                grantId: string;
                /**
                 * @description How many can be used today.
                 * @example 20
                 */
                leftToday: number;
            } | null;
            /**
             * @description For money, or as a demo.
             * @enum {string}
             */
            mode: "real" | "demo";
            /**
             * Format: uuid
             * @description Id of the game session. UUID.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            sessionId: string;
            /**
             * Format: uri
             * @description Address of the game’s page, for an iframe.
             * @example https://studio.example/play?token=gs_7c1e
             */
            url: string;
        };
        Geography: {
            /** @description by ISO 3166 alpha-2; what is left out is as the platform has it */
            countries: {
                [key: string]: {
                    /** @description Whether the product is refused there. */
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
            /**
             * @description ms of unix time at which the CMS was read: the greater one is the newer
             * @example 1795532645000
             */
            generation: number;
        };
        Grant: {
            /**
             * Format: date-time
             * @description When it was activated. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            activatedAt: string | null;
            /**
             * @description Bonus money that it brings. Minor units.
             * @example 2500
             */
            amount: number;
            /**
             * @description Bonus money there is now; 0 unless it is active. Minor units.
             * @example 2500
             */
            balance: number;
            /**
             * @description Of the bonus that it is a copy of.
             * @example welcome-1
             */
            bonusId: string;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * @description Of the deposit that it came with. Minor units.
             * @example 2500
             */
            depositAmount: number | null;
            /**
             * Format: date-time
             * @description When it ended. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            endedAt: string | null;
            /**
             * @description Why it ended.
             * @enum {string|null}
             */
            endReason: "wagered" | "run_out" | "rejected" | "cancelled" | "switched" | "currency" | "closed" | "deposit_back" | "time" | "operator" | null;
            /** @description Ids of games in which only real money is staked. */
            excludedGames: string[];
            /**
             * Format: date-time
             * @description When its time is over; of an offer, until when it can be taken. Null in the queue. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            expiresAt: string | null;
            /**
             * @description That it brings.
             * @example 20
             */
            freeSpins: number;
            /**
             * Format: uuid
             * @description Id of the player’s own bonus.
             * @example 019a3c5e-7d10-7b60-9f5e-2f4a8a0c1b22
             */
            id: string;
            /**
             * @description Address of the picture, without ending.
             * @example /art/scenes/welcome
             */
            imageBackground: string;
            /**
             * @description The largest stake, all stakes of a round together, in games that count. Minor units.
             * @example 2500
             */
            maxBet: number;
            /**
             * @description The most that becomes real money; null is all. Minor units.
             * @example 2500
             */
            maxWin: number | null;
            /** @description Of bets on sports; null where none are asked. */
            minOdds: {
                /**
                 * @description Least odds of each bet of a combination.
                 * @example 1.4
                 */
                multi: number;
                /**
                 * @description Least odds of a single bet.
                 * @example 1.5
                 */
                single: number;
                /**
                 * @description Least odds of each bet of a system.
                 * @example 1.4
                 */
                system: number;
            } | null;
            /**
             * @description Name, as players read it.
             * @example Amber Fox
             */
            name: string;
            /**
             * Format: date-time
             * @description When it was offered. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            offeredAt: string;
            /**
             * @description One sentence about it.
             * @example Your first deposit doubled.
             */
            shortDescription: string;
            /**
             * @description It only goes forward.
             * @enum {string}
             */
            state: "pending" | "queued" | "active" | "completed" | "expired" | "cancelled" | "forfeited";
            /**
             * @description Which tab and audience it is for.
             * @enum {string}
             */
            tag: "standard" | "vip-pack" | "promobonus" | "vippromo";
            /**
             * @description Code of what gave it, SPEC §3.
             * @example 5
             */
            type: number;
            /** @description How many times it is staked before it is the player’s money. */
            wagering: {
                /**
                 * @description Of what it is a multiple.
                 * @enum {string}
                 */
                basis: "bonus" | "bonus+deposit";
                /**
                 * @description What is left. Minor units.
                 * @example 2500
                 */
                left: number;
                /**
                 * @description What has to be wagered. Minor units.
                 * @example 2500
                 */
                target: number;
                /**
                 * @description How many times the basis.
                 * @example 35
                 */
                times: number;
                /**
                 * @description What counts so far. Minor units.
                 * @example 2500
                 */
                wagered: number;
            };
            /**
             * @description Percent of a stake that counts, by category; of several the lowest, and `all` is any other game.
             * @example {
             *       "slots": 100,
             *       "live": 10,
             *       "all": 0
             *     }
             */
            weights: {
                [key: string]: number;
            };
        } | null;
        GrantWithSteps: components["schemas"]["Grant"] & {
            /** @description What happened to it, in order. */
            steps: {
                /**
                 * @description Bonus money that it is about. Minor units.
                 * @example 2500
                 */
                amount: number | null;
                /**
                 * Format: date-time
                 * @description When it happened. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                at: string;
                /**
                 * @description What happened.
                 * @enum {string}
                 */
                step: "offered" | "queued" | "activated" | "completed" | "expired" | "cancelled" | "forfeited" | "converted" | "burned" | "late_converted" | "late_burned" | "warned";
                /**
                 * @description A reason of its end, or hours.
                 * @example switched
                 */
                why: string | null;
            }[];
        };
        HistorySums: {
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * @description Deposits that are complete. Minor units.
             * @example 1250
             */
            deposited: number;
            /**
             * @description Wins less stakes. Minor units.
             * @example 1250
             */
            net: number;
            /**
             * @description How many rounds began then.
             * @example 42
             */
            rounds: number;
            /**
             * @description What was staked in rounds that began then. Minor units.
             * @example 1250
             */
            staked: number;
            /**
             * @description Withdrawals that are paid out. Minor units.
             * @example 1250
             */
            withdrawn: number;
            /**
             * @description What these rounds won. Minor units.
             * @example 1250
             */
            won: number;
        };
        Jackpot: {
            /**
             * @description Code of the jackpot.
             * @enum {string}
             */
            code: "jackpot-max" | "jackpot-mid" | "jackpot-mini";
            /** @description What is published of the next draw; null before the jackpot is opened for it. */
            draw: {
                /**
                 * @description SHA-256 of the server seed from which its draw will follow.
                 * @example 5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f
                 */
                commitment: string;
                /**
                 * Format: date-time
                 * @description When it is drawn at the latest, if it holds its minimum by then.
                 * @example 2026-12-01T00:00:00.000Z
                 */
                monthEndsAt: string;
                /**
                 * Format: date-time
                 * @description When it opened.
                 * @example 2026-12-01T00:00:00.000Z
                 */
                openedAt: string;
            } | null;
            /** @description What it holds. */
            jackpotInfo: {
                /**
                 * @description Minor units.
                 * @example 2500
                 */
                amount: number;
                /**
                 * @description ISO 4217 code of the currency.
                 * @enum {string}
                 */
                currency: "EUR" | "USD" | "AUD" | "CHF";
            };
            /**
             * @description With what it opens after a draw. Minor units.
             * @example 50000
             */
            opening: number;
            /** @description Between which amounts it is drawn: never below the lower one, surely before the upper one. Minor units. */
            range: {
                /**
                 * @description The largest amount. Minor units (cents) of the currency beside it.
                 * @example 500000
                 */
                max: number;
                /**
                 * @description The smallest amount. Minor units (cents) of the currency beside it.
                 * @example 1000
                 */
                min: number;
            };
            /**
             * @description What of each stake it gets. Basis points: 100 is 1 %.
             * @example 100
             */
            share: number;
            /**
             * @description In the language that was asked for. A platform that says none leaves it to the pages, which have names of their own.
             * @example Card
             */
            title?: string;
        };
        JackpotDraw: {
            /**
             * @description `amount`: it had reached the amount that the seed lays down. `month`: it was drawn at a month’s end.
             * @enum {string}
             */
            cause: "amount" | "month";
            /**
             * @description The public part: of all counted stakes and returns, `SHA-256(before:call)`, from the commitment on.
             * @example 5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f
             */
            chain: string;
            /**
             * @description Which jackpot it was.
             * @enum {string}
             */
            code: "jackpot-max" | "jackpot-mid" | "jackpot-mini";
            /**
             * @description SHA-256 of the seed’s 32 bytes, published at the opening.
             * @example 5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f
             */
            commitment: string;
            /**
             * Format: date-time
             * @description When it was drawn.
             * @example 2026-12-01T00:00:00.000Z
             */
            drawnAt: string;
            /**
             * @description Rising: the later draw has the greater one.
             * @example 12
             */
            id: number;
            /**
             * @description The first characters of the winner, at most three, and `***`.
             * @example mar***
             */
            login: string;
            /**
             * Format: date-time
             * @description When it opened.
             * @example 2026-12-01T00:00:00.000Z
             */
            openedAt: string;
            /**
             * @description What it held at its opening. Minor units.
             * @example 50000
             */
            openedWith: number;
            /** @description Minor units. */
            range: {
                /**
                 * @description The largest amount. Minor units (cents) of the currency beside it.
                 * @example 500000
                 */
                max: number;
                /**
                 * @description The smallest amount. Minor units (cents) of the currency beside it.
                 * @example 1000
                 */
                min: number;
            };
            /**
             * @description What the draw followed from; secret until then.
             * @example 5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f5f
             */
            serverSeed: string;
            /**
             * @description Each is a cent of real stake.
             * @example 3150000
             */
            tickets: number;
            /**
             * @description From 0.
             * @example 1204117
             */
            winningTicket: number;
            /** @description All that it held. */
            won: {
                /**
                 * @description Minor units.
                 * @example 2500
                 */
                amount: number;
                /**
                 * @description ISO 4217 code of the currency.
                 * @enum {string}
                 */
                currency: "EUR" | "USD" | "AUD" | "CHF";
            };
        };
        JoinedTournament: components["schemas"]["Tournament"] & {
            /**
             * Format: date-time
             * @description When the player joined. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            joinedAt: string;
        };
        KnownOperator: {
            /**
             * @description E-mail address, at most 256 characters.
             * @example mara@example.org
             */
            email: string;
            /**
             * @description Whether the CMS makes them an administrator, which only the CMS can take from them.
             * @example false
             */
            fixed: boolean;
            /**
             * @description The operator’s id in the CMS.
             * @example 1
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was last used. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            lastSeenAt: string;
            /**
             * @description What the operator is called; may be empty.
             * @example Jonas Beck
             */
            name: string;
            /** @description The roles that they have now. */
            roles: ("support" | "verification" | "payments" | "risk" | "bonus" | "games" | "finance" | "administrator" | "auditor")[];
        };
        ListedBankMoney: {
            /**
             * @description What came. Minor units.
             * @example 5000
             */
            amount: number;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * Format: uuid
             * @description The deposit that it came for; null when nobody knows.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            depositId: string | null;
            /**
             * @description How that deposit stands.
             * @example processing
             */
            depositStatus: string | null;
            /**
             * @description What was written with it; empty once erased.
             * @example 4711
             */
            description: string;
            /**
             * @description Address of the player; null once erased.
             * @example aisha@player.example
             */
            email: string | null;
            /**
             * Format: uuid
             * @description The money.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            id: string;
            /**
             * @description First name; null while unknown.
             * @example Aisha
             */
            name: string | null;
            /**
             * Format: uuid
             * @description Whose deposit it is.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            playerId: string | null;
            /**
             * @description Why it was not booked.
             * @example other_name
             * @enum {string}
             */
            reason: "no_digits" | "closed" | "other_name";
            /**
             * Format: date-time
             * @description When it came. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            receivedAt: string;
            /**
             * @description What was decided; null while nothing is.
             * @example null
             * @enum {string|null}
             */
            resolution: "credit" | "return" | null;
            /**
             * Format: date-time
             * @description When it was decided; null before. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            resolvedAt: string | null;
            /**
             * @description Name on the account that it came from; empty once erased.
             * @example Karl Sommer
             */
            senderName: string;
            /**
             * @description Last name; null while unknown.
             * @example Rahman
             */
            surname: string | null;
        };
        ListedCampaign: {
            /** @description By currency. */
            budgets: {
                /**
                 * @description ISO 4217 code of the currency.
                 * @enum {string}
                 */
                currency: "EUR" | "USD" | "AUD" | "CHF";
                /**
                 * @description What all grants may be worth together; null for no bound. Minor units.
                 * @example 500000
                 */
                most: number | null;
                /**
                 * @description What those that were given or wait for an answer are worth. Minor units.
                 * @example 120000
                 */
                used: number;
            }[];
            /**
             * Format: date-time
             * @description When it was written or changed last. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            changedAt: string;
            /**
             * Format: date-time
             * @description Until when; null for no end. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            endsAt: string | null;
            /**
             * @description The campaign.
             * @example birthday
             */
            id: string;
            /**
             * @description Its name in English.
             * @example Birthday bonus
             */
            name: string;
            /**
             * @description What a player types for it; null without one.
             * @example WELCOME1
             */
            promocode: string | null;
            /** @description What came of it, by currency; empty when nobody was given it. */
            results: components["schemas"]["CampaignResults"][];
            /**
             * Format: date-time
             * @description From when it is on offer; null from its start on. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            startsAt: string | null;
            /**
             * @description How it stands; `ended`: its schedule is over.
             * @example running
             * @enum {string}
             */
            state: "draft" | "running" | "paused" | "ended";
            /**
             * @description Who it is for, as pages ask for it.
             * @example standard
             * @enum {string}
             */
            tag: "standard" | "vip-pack" | "promobonus" | "vippromo";
            /**
             * @description 0 Registration, 1 RegistrationPromoCode, 2 FirstAuthorization, 3 PromoCode, 4 Birthday, 5 Deposits, 6 Periodic, 7 IncreaseWinnings, 8 ActivatedByLink
             * @example 5
             */
            type: number;
        };
        ListedDifference: {
            /**
             * @description How the two sides differ.
             * @example missing_here
             * @enum {string}
             */
            class: "missing_here" | "missing_there" | "amount" | "state";
            /**
             * @description Id of the operator who closed it, of the CMS; null when nobody did.
             * @example 1
             */
            closedBy: string | null;
            /**
             * @description Their address.
             * @example jonas@parlour.example
             */
            closedByEmail: string | null;
            /**
             * @description The payment company.
             * @example sandbox
             */
            company: string;
            /**
             * Format: uuid
             * @description The deposit that it belongs to; null without one.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            depositId: string | null;
            /**
             * @description Address of the player; null once erased.
             * @example aisha@player.example
             */
            email: string | null;
            /**
             * Format: date-time
             * @description When it was resolved or closed; null while it is open. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            endedAt: string | null;
            /**
             * Format: date-time
             * @description When it was found. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            foundAt: string;
            /**
             * Format: uuid
             * @description The difference.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            id: string;
            /**
             * @description What kind of money moved.
             * @example payment
             * @enum {string}
             */
            kind: "payment" | "refund" | "chargeback" | "payout" | "payout_return" | "bank_money";
            /**
             * Format: date-time
             * @description When the money moved, or was booked where the company lists nothing. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            movedAt: string;
            /**
             * @description First name; null while unknown.
             * @example Aisha
             */
            name: string | null;
            /**
             * @description What is booked; null when nothing is. Minor units.
             * @example 5000
             */
            ours: number | null;
            /**
             * @description ISO 4217; null when nothing is booked.
             * @example EUR
             */
            oursCurrency: string | null;
            /**
             * @description How the deposit or withdrawal stands; null when there is none.
             * @example processing
             */
            oursStatus: string | null;
            /**
             * Format: uuid
             * @description Whose it is; null when nobody knows.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            playerId: string | null;
            /**
             * @description Why it was closed; null when it was not.
             * @example Settled by hand with the company.
             */
            reason: string | null;
            /**
             * @description What the company says that it is of ours.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            reference: string;
            /**
             * @description `resolved` by itself, `closed` by a person.
             * @example open
             * @enum {string}
             */
            state: "open" | "resolved" | "closed";
            /**
             * @description The company’s charge, payout or bank money.
             * @example ch_V9o1t0
             */
            subject: string;
            /**
             * @description Last name; null while unknown.
             * @example Rahman
             */
            surname: string | null;
            /**
             * @description What the company lists; null when it lists nothing. Minor units.
             * @example 5000
             */
            theirs: number | null;
            /**
             * @description ISO 4217; null when it lists nothing.
             * @example EUR
             */
            theirsCurrency: string | null;
            /**
             * Format: uuid
             * @description The withdrawal that it belongs to; null without one.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            withdrawalId: string | null;
        };
        ListedDocuments: {
            /**
             * @description ISO 3166-1 alpha-2 code.
             * @example DE
             */
            country: string;
            /**
             * Format: date-time
             * @description When they were decided; null before. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            decidedAt: string | null;
            /**
             * @description E-mail address, at most 256 characters.
             * @example mara@example.org
             */
            email: string;
            /**
             * @description How many files wait, or were decided.
             * @example 2
             */
            files: number;
            /**
             * @description How many of them the scanner has not seen yet.
             * @example 0
             */
            held: number;
            /**
             * @description First name; null while unknown.
             * @example Mara
             */
            name: string | null;
            /**
             * Format: uuid
             * @description Whose documents these are.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            playerId: string;
            /**
             * @description Where the step is.
             * @example pending
             * @enum {string}
             */
            status: "not_verified" | "pending" | "verified" | "rejected" | "expired";
            /**
             * @description What is to be proved.
             * @example identity
             * @enum {string}
             */
            step: "identity" | "address" | "payment" | "deposit";
            /**
             * Format: date-time
             * @description When they were handed in. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            submittedAt: string;
            /**
             * @description Last name; null while unknown.
             * @example Klein
             */
            surname: string | null;
        };
        ListedMismatch: {
            /**
             * @description What was asked for. Minor units.
             * @example 5000
             */
            asked: number;
            /**
             * @description What was booked; null while nothing is. Minor units.
             * @example 5000
             */
            booked: number | null;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * Format: uuid
             * @description The deposit that it is about.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            depositId: string;
            /**
             * @description How that deposit stands.
             * @example processing
             */
            depositStatus: string;
            /**
             * @description Address of the player; null once erased.
             * @example aisha@player.example
             */
            email: string | null;
            /**
             * Format: uuid
             * @description The mismatch.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            id: string;
            /**
             * @description The method.
             * @example card
             */
            method: string;
            /**
             * @description First name; null while unknown.
             * @example Aisha
             */
            name: string | null;
            /**
             * @description Whether coins were asked for: their transfers are credited, and nothing else.
             * @example false
             */
            ofCoins: boolean;
            /**
             * Format: uuid
             * @description Whose deposit it is.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            playerId: string;
            /**
             * @description What can’t be true.
             * @example over
             * @enum {string}
             */
            reason: "amount" | "currency" | "empty" | "over" | "charge" | "words" | "taken_back" | "rest" | "reversed";
            /**
             * Format: date-time
             * @description When it was decided; null before. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            resolvedAt: string | null;
            /**
             * @description How it stands.
             * @example open
             * @enum {string}
             */
            state: "open" | "settled" | "credit" | "return" | "nothing";
            /**
             * @description Last name; null while unknown.
             * @example Rahman
             */
            surname: string | null;
            /** @description What the company told; null when it was of coins alone. */
            told: {
                /**
                 * @description The sum of the payment that it told. Minor units.
                 * @example 5000
                 */
                amount: number;
                /**
                 * @description The payment that it told of.
                 * @example ch_4711
                 */
                charge: string;
                /**
                 * @description As it told.
                 * @example EUR
                 */
                currency: string;
                /**
                 * @description What came, as it told. Minor units.
                 * @example 9000
                 */
                received: number;
                /**
                 * @description The state that the company told.
                 * @example completed
                 */
                status: string;
            } | null;
            /**
             * Format: date-time
             * @description When it was told first. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            toldAt: string;
        };
        ListedPaymentMethod: {
            /**
             * @description Whether the company offers it.
             * @example true
             */
            allowed: boolean;
            /**
             * @description The payment company.
             * @example sandbox
             */
            company: string;
            /**
             * @description Where players have to live for it; null for everywhere.
             * @example null
             */
            countries: string[] | null;
            /**
             * @description Which way the money goes.
             * @example deposit
             * @enum {string}
             */
            direction: "deposit" | "withdrawal";
            /**
             * @description Whether the casino does.
             * @example true
             */
            enabled: boolean;
            /**
             * @description The method and its direction.
             * @example card.deposit
             */
            id: string;
            /** @description By currency: what the company allows and what the casino allows. */
            limits: {
                /**
                 * @description The most that it takes. Minor units.
                 * @example 500000
                 */
                companyMax: number;
                /**
                 * @description The least that the company takes. Minor units.
                 * @example 1000
                 */
                companyMin: number;
                /**
                 * @description ISO 4217 code of the currency.
                 * @enum {string}
                 */
                currency: "EUR" | "USD" | "AUD" | "CHF";
                /**
                 * @description The most. Minor units.
                 * @example 500000
                 */
                max: number;
                /**
                 * @description The least that holds where no country has its own. Minor units.
                 * @example 1000
                 */
                min: number;
                /** @description The casino’s own limits, for all countries or for one. */
                own: {
                    /**
                     * Format: date-time
                     * @description When it was decided. ISO 8601, UTC.
                     * @example 2026-11-24T15:04:05.000Z
                     */
                    at: string;
                    /**
                     * @description Address of the operator, or their id when it is not known here.
                     * @example jonas@parlour.example
                     */
                    by: string;
                    /**
                     * @description ISO 3166-1 alpha-2 of the player; null for every country.
                     * @example DE
                     */
                    country: string | null;
                    /**
                     * @description The casino’s maximum; null for the company’s. Minor units.
                     * @example 1000
                     */
                    max: number | null;
                    /**
                     * @description The casino’s minimum; null for the company’s. Minor units.
                     * @example 1000
                     */
                    min: number | null;
                    /**
                     * @description Why, in the operator’s words.
                     * @example Too many chargebacks.
                     */
                    reason: string;
                }[];
            }[];
            /**
             * @description The method.
             * @example card
             */
            method: string;
            /**
             * @description Its name.
             * @example Bank card
             */
            title: string;
            /**
             * @description The last time that it was turned on or off; null before.
             * @example {
             *       "reason": "Repaired.",
             *       "by": "jonas@parlour.example",
             *       "at": "2026-11-24T15:04:05.000Z"
             *     }
             */
            turned: {
                /**
                 * Format: date-time
                 * @description When it was decided. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                at: string;
                /**
                 * @description Address of the operator, or their id when it is not known here.
                 * @example jonas@parlour.example
                 */
                by: string;
                /**
                 * @description Why, in the operator’s words.
                 * @example Too many chargebacks.
                 */
                reason: string;
            } | null;
        };
        ListedPlayer: {
            /**
             * @description ISO 3166-1 alpha-2 code.
             * @example DE
             */
            country: string;
            /**
             * Format: date-time
             * @description When the account was opened. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            createdAt: string;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * @description E-mail address, at most 256 characters.
             * @example mara@example.org
             */
            email: string;
            /**
             * @description Whether the address was confirmed.
             * @example true
             */
            emailVerified: boolean;
            /**
             * Format: uuid
             * @description The player.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            id: string;
            /**
             * @description Language of texts, as the platform names it.
             * @enum {string}
             */
            language: "en" | "de" | "au" | "ch" | "fr";
            /**
             * @description First name; null while unknown.
             * @example Mara
             */
            name: string | null;
            /**
             * Format: date-time
             * @description Last use of a session that is still kept; null without one. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            seenAt: string | null;
            /**
             * @description Whether the account is open; `closed` by its player, for good.
             * @example active
             * @enum {string}
             */
            status: "active" | "blocked" | "excluded" | "closed";
            /**
             * @description Last name; null while unknown.
             * @example Klein
             */
            surname: string | null;
        };
        ListedWithdrawal: {
            /**
             * @description What leaves the balance. Minor units.
             * @example 64000
             */
            amount: number;
            /**
             * @description ISO 3166-1 alpha-2; null once erased.
             * @example DE
             */
            country: string | null;
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * Format: date-time
             * @description When it was decided; null before. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            decidedAt: string | null;
            /**
             * @description Where it goes, as far as it is shown; null for what was paid with.
             * @example DE•••• 2210
             */
            destination: string | null;
            /**
             * @description Address of the player; null once erased.
             * @example aisha@player.example
             */
            email: string | null;
            /**
             * Format: date-time
             * @description When it was rejected, taken back or came back; null otherwise. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            endedAt: string | null;
            /**
             * @description What is kept of it. Minor units.
             * @example 0
             */
            fee: number;
            /**
             * Format: uuid
             * @description The withdrawal.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            id: string;
            /**
             * @description Whether the payment company says what can’t be true.
             * @example false
             */
            isDisputed: boolean;
            /**
             * @description The method.
             * @example card
             */
            method: string;
            /**
             * @description First name; null while unknown.
             * @example Aisha
             */
            name: string | null;
            /**
             * @description What people call it.
             * @example W-10417
             */
            number: string;
            /**
             * Format: date-time
             * @description When it was paid; null before. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            paidAt: string | null;
            /**
             * Format: uuid
             * @description Whose it is.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            playerId: string;
            /**
             * @description Why it was rejected; null when it was not.
             * @example null
             * @enum {string|null}
             */
            rejection: "documents" | "details" | "other_method" | "rules" | "support" | "company_details" | "company_account" | "company_method" | "company_other" | null;
            /**
             * Format: date-time
             * @description When it was asked for. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When the payment company took it; null before. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            sentAt: string | null;
            /**
             * @description Why a person decides, and what to know.
             * @example [
             *       "above_threshold"
             *     ]
             */
            signals: ("above_threshold" | "refund_owed" | "details_changed" | "new_destination" | "other_holder" | "out_exceeds_in" | "disputed" | "first_withdrawal" | "documents" | "little_play" | "new_account")[];
            /**
             * @description How it stands.
             * @example pending
             * @enum {string}
             */
            status: "pending" | "processing" | "complete" | "rejected" | "cancel" | "refund";
            /**
             * @description Last name; null while unknown.
             * @example Rahman
             */
            surname: string | null;
            /**
             * @description Its name.
             * @example Bank card
             */
            title: string;
        };
        LoggedIn: {
            /**
             * @description Language of texts, as the platform names it.
             * @enum {string}
             */
            language: "en" | "de" | "au" | "ch" | "fr";
            /**
             * @description The player is logged in.
             * @example true
             * @enum {boolean}
             */
            success: true;
            /**
             * Format: uuid
             * @description Id of the player. UUID.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            userId: string;
        };
        LoggedInOperator: {
            /**
             * @description Whether the CMS calls them an administrator.
             * @example false
             */
            administrator: boolean;
            /**
             * @description E-mail address, at most 256 characters.
             * @example mara@example.org
             */
            email: string;
            /**
             * @description The operator’s id in the CMS.
             * @example 1
             */
            id: string;
            /**
             * @description What the operator is called; may be empty.
             * @example Jonas Beck
             */
            name: string;
            /**
             * @description New for each exchange: the same one is taken once.
             * @example o3Qm5sV0n1Yb2Xc4Za6Wd8
             */
            nonce: string;
        };
        LoggedOutOperator: {
            /**
             * @description The operator’s id in the CMS.
             * @example 1
             */
            id: string;
            /**
             * @description What they are in the CMS now; left out: as before.
             * @example operator
             * @enum {string}
             */
            standing?: "administrator" | "operator" | "removed";
        };
        Login: {
            /**
             * @description E-mail address, at most 256 characters.
             * @default
             * @example mara@example.org
             */
            email: string;
            /**
             * @description 8 to 64 characters with a Latin letter and a digit.
             * @default
             * @example correct-horse-18
             */
            password: string;
        };
        Loyalty: {
            /**
             * @description 0 below the first level
             * @example 10
             */
            cashbackPercent: number;
            /** @description Number of the level, from 1. */
            level: components["schemas"]["LoyaltyLevel"] & (Record<string, never> | null);
            /**
             * @description how many levels there are
             * @example 12
             */
            levelsTotal: number;
            /** @description `after` of the next answer; null with the last one. */
            next: components["schemas"]["LoyaltyLevel"] & (Record<string, never> | null);
            /**
             * @description earned by completed deposits, less what was refunded
             * @example 640
             */
            points: number;
            /**
             * @description still missing for the next level; null at the top
             * @example 360
             */
            pointsLeft: number | null;
            /**
             * @description how far the way to the next level is gone, 0 to 100; 100 at the top
             * @example 28
             */
            progressPercent: number;
        };
        LoyaltyLevel: {
            /**
             * @description Code of the level.
             * @enum {string}
             */
            code: "newcomer" | "regular" | "house_guest" | "card_player" | "table_captain" | "lamp_keeper" | "rail_master" | "famed_commander" | "parlour_marshal" | "baize_baron" | "brass_duke" | "lord_of_the_house";
            /** @description What the level asks for and gives. */
            levelInfo: {
                /** @description What comes back of losses. */
                cashback: {
                    /**
                     * @description Percent.
                     * @example 10
                     */
                    percent: number;
                };
                /**
                 * @description points from which the level is reached
                 * @example 500
                 */
                fromPoints: number;
                /**
                 * @description from 1
                 * @example 3
                 */
                level: number;
            };
            /**
             * @description Whether a person looks after the player.
             * @example false
             */
            personalManager: boolean;
        };
        MismatchDecision: {
            /**
             * @description `credit`: what came, to the player; `return`: to its sender; `nothing`: at once where nothing came.
             * @example credit
             * @enum {string}
             */
            decision: "credit" | "return" | "nothing";
            /**
             * @description Why, for colleagues and the audit.
             * @example Asked by telephone, identity checked.
             */
            reason: string;
        };
        Money: {
            /**
             * @description minor units
             * @example 2500
             */
            amount: number;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
        };
        NetworkBlock: {
            /**
             * Format: date-time
             * @description Since when. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            blockedAt: string;
            /**
             * @description Number of the block.
             * @example 12
             */
            id: string;
            /**
             * @description Whether it holds now.
             * @example true
             */
            inForce: boolean;
            /**
             * Format: date-time
             * @description When an operator lifted it; null for not. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            liftedAt: string | null;
            /**
             * @description Address of the operator; null for one who is not known here.
             * @example jonas@parlour.example
             */
            liftedByEmail: string | null;
            /**
             * @description The network, with its prefix.
             * @example 192.0.2.0/24
             */
            network: string;
            /**
             * @description Id of the operator, of the CMS.
             * @example 1
             */
            operator: string;
            /**
             * @description Address of the operator; null for one who is not known here.
             * @example jonas@parlour.example
             */
            operatorEmail: string | null;
            /**
             * @description Why.
             * @example Accounts are opened from here by a machine.
             */
            reason: string;
            /**
             * Format: date-time
             * @description When it ends by itself; null for never. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            until: string | null;
        };
        NewNetworkBlock: {
            /**
             * @description An address, or a network with its prefix.
             * @example 192.0.2.0/24
             */
            network: string;
            /**
             * @description Why, for colleagues and the audit.
             * @example Accounts are opened from here by a machine.
             */
            reason: string;
            /**
             * Format: date-time
             * @description When it ends by itself; null: when somebody lifts it. ISO 8601, UTC.
             * @default null
             * @example null
             */
            until: string | null;
        };
        NewPasskeyResponse: {
            /**
             * @description Id of the credential. base64url.
             * @example pQ5tN2h0Zq8
             */
            id: string;
            /**
             * @description The same. base64url.
             * @example pQ5tN2h0Zq8
             */
            rawId: string;
            /** @description The authenticator’s answer. */
            response: {
                /**
                 * @description The public key and its flags. CBOR, base64url.
                 * @example o2NmbXRkbm9uZQ
                 */
                attestationObject: string;
                /**
                 * @description What the browser signed: challenge and origin. base64url.
                 * @example eyJjaGFsbGVuZ2UiOiIifQ
                 */
                clientDataJSON: string;
                /**
                 * @description How the authenticator is reached.
                 * @example [
                 *       "internal"
                 *     ]
                 */
                transports?: string[];
            };
            /**
             * @description Always `public-key`.
             * @example public-key
             * @enum {string}
             */
            type: "public-key";
        };
        NewPlayerNote: {
            /**
             * @description For colleagues; players never see it.
             * @example Called, wants to keep the limit.
             */
            text: string;
        };
        NewsChange: {
            /**
             * @description Page of the casino that the button leads to, without a language.
             * @example /tournaments
             */
            path: string;
            /**
             * @description Which of its changes was looked at.
             * @example 3
             */
            revision: number;
            /** @description By language; English for whoever reads one that is left out. */
            texts: {
                /** @description Its words in this language. */
                au?: {
                    /**
                     * @description Subject and title of the letter.
                     * @example A new race
                     */
                    subject: string;
                    /**
                     * @description What it says; a line break begins a paragraph.
                     * @example It begins on Friday.
                     */
                    text: string;
                };
                /** @description Its words in this language. */
                ch?: {
                    /**
                     * @description Subject and title of the letter.
                     * @example A new race
                     */
                    subject: string;
                    /**
                     * @description What it says; a line break begins a paragraph.
                     * @example It begins on Friday.
                     */
                    text: string;
                };
                /** @description Its words in this language. */
                de?: {
                    /**
                     * @description Subject and title of the letter.
                     * @example A new race
                     */
                    subject: string;
                    /**
                     * @description What it says; a line break begins a paragraph.
                     * @example It begins on Friday.
                     */
                    text: string;
                };
                /** @description Its words in this language. */
                en: {
                    /**
                     * @description Subject and title of the letter.
                     * @example A new race
                     */
                    subject: string;
                    /**
                     * @description What it says; a line break begins a paragraph.
                     * @example It begins on Friday.
                     */
                    text: string;
                };
                /** @description Its words in this language. */
                fr?: {
                    /**
                     * @description Subject and title of the letter.
                     * @example A new race
                     */
                    subject: string;
                    /**
                     * @description What it says; a line break begins a paragraph.
                     * @example It begins on Friday.
                     */
                    text: string;
                };
            };
        };
        NewsContent: {
            /**
             * @description Page of the casino that the button leads to, without a language.
             * @example /tournaments
             */
            path: string;
            /** @description By language; English for whoever reads one that is left out. */
            texts: {
                /** @description Its words in this language. */
                au?: {
                    /**
                     * @description Subject and title of the letter.
                     * @example A new race
                     */
                    subject: string;
                    /**
                     * @description What it says; a line break begins a paragraph.
                     * @example It begins on Friday.
                     */
                    text: string;
                };
                /** @description Its words in this language. */
                ch?: {
                    /**
                     * @description Subject and title of the letter.
                     * @example A new race
                     */
                    subject: string;
                    /**
                     * @description What it says; a line break begins a paragraph.
                     * @example It begins on Friday.
                     */
                    text: string;
                };
                /** @description Its words in this language. */
                de?: {
                    /**
                     * @description Subject and title of the letter.
                     * @example A new race
                     */
                    subject: string;
                    /**
                     * @description What it says; a line break begins a paragraph.
                     * @example It begins on Friday.
                     */
                    text: string;
                };
                /** @description Its words in this language. */
                en: {
                    /**
                     * @description Subject and title of the letter.
                     * @example A new race
                     */
                    subject: string;
                    /**
                     * @description What it says; a line break begins a paragraph.
                     * @example It begins on Friday.
                     */
                    text: string;
                };
                /** @description Its words in this language. */
                fr?: {
                    /**
                     * @description Subject and title of the letter.
                     * @example A new race
                     */
                    subject: string;
                    /**
                     * @description What it says; a line break begins a paragraph.
                     * @example It begins on Friday.
                     */
                    text: string;
                };
            };
        };
        NewsPreview: {
            /**
             * @description The same as HTML.
             * @example <!doctype html>…
             */
            html: string;
            /**
             * @description Language of texts, as the platform names it.
             * @enum {string}
             */
            language: "en" | "de" | "au" | "ch" | "fr";
            /**
             * @description How many would get it now.
             * @example 495
             */
            readers: number;
            /**
             * @description The subject.
             * @example A new race
             */
            subject: string;
            /**
             * @description The letter as plain text.
             * @example A new race
             *
             *     It begins on Friday.
             */
            text: string;
        };
        NewsSending: {
            /**
             * @description Why, for colleagues and the audit.
             * @example The race of December.
             */
            reason: string;
            /**
             * @description Which of its changes was looked at.
             * @example 3
             */
            revision: number;
            /**
             * @description Whether a colleague has to agree; always, without the permission to send alone.
             * @default false
             * @example false
             */
            secondEyes: boolean;
        };
        OfficeLetter: {
            /**
             * @description How often it was tried.
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When it was written. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The letter.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            id: string;
            /**
             * @description What the letter is about.
             * @example welcome
             * @enum {string}
             */
            kind: "welcome" | "confirm_email" | "address_in_use" | "reset_password" | "password_changed" | "email_change_old" | "email_change_new" | "email_changed" | "new_device" | "account_cleared" | "factor_kept" | "second_factor_on" | "second_factor_off" | "second_step_locked" | "recovery_codes_new" | "passkey_added" | "passkey_removed" | "way_in_linked" | "way_in_unlinked" | "documents_received" | "documents_approved" | "documents_rejected" | "documents_expired" | "profile_changed" | "withdrawal_paid" | "withdrawal_rejected" | "withdrawal_returned" | "balance_added" | "balance_taken" | "bonus_ending" | "account_blocked" | "account_unblocked" | "account_closed" | "news";
            /**
             * @description Language of texts, as the platform names it.
             * @enum {string}
             */
            language: "en" | "de" | "au" | "ch" | "fr";
            /**
             * @description What the mail server said last; null if nothing went wrong.
             * @example 450 try later
             */
            lastError: string | null;
            /**
             * Format: uuid
             * @description Whom it is for; null without an account.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            playerId: string | null;
            /**
             * @description Address that it goes to.
             * @example mara@example.org
             */
            recipient: string;
            /**
             * @description Whether it can be sent again: it failed, and its links are still known.
             * @example false
             */
            retryable: boolean;
            /**
             * Format: date-time
             * @description When the mail server took it; null before. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            sentAt: string | null;
            /**
             * @description Where it is.
             * @example sent
             * @enum {string}
             */
            state: "queued" | "sent" | "failed" | "skipped";
        };
        OfficeNews: {
            /**
             * @description Id of the operator who asked for that, of the CMS; null where nobody has.
             * @example 1
             */
            askedBy: string | null;
            /**
             * Format: date-time
             * @description When it was changed last. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            changedAt: string;
            /**
             * Format: date-time
             * @description When it was begun. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The news.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            id: string;
            /** @description What became of its letters. */
            letters: {
                /**
                 * @description Letters that it did not take.
                 * @example 1
                 */
                failed: number;
                /**
                 * @description Letters that wait to be sent.
                 * @example 12
                 */
                queued: number;
                /**
                 * @description Letters that the mail server took.
                 * @example 480
                 */
                sent: number;
                /**
                 * @description Letters whose readers had unsubscribed, or closed the account, meanwhile.
                 * @example 2
                 */
                skipped: number;
            };
            /**
             * @description Page of the casino that the button leads to, without a language.
             * @example /tournaments
             */
            path: string;
            /**
             * Format: uuid
             * @description The request that a colleague has to agree to; null for none.
             * @example null
             */
            request: string | null;
            /**
             * @description Which of its changes was looked at.
             * @example 3
             */
            revision: number;
            /**
             * Format: date-time
             * @description When its sending began; null for a draft. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            sendingAt: string | null;
            /**
             * Format: date-time
             * @description When the last letter was written; null before. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            sentAt: string | null;
            /**
             * @description How far it has come.
             * @example draft
             * @enum {string}
             */
            state: "draft" | "sending" | "sent";
            /** @description By language; English for whoever reads one that is left out. */
            texts: {
                /** @description Its words in this language. */
                au?: {
                    /**
                     * @description Subject and title of the letter.
                     * @example A new race
                     */
                    subject: string;
                    /**
                     * @description What it says; a line break begins a paragraph.
                     * @example It begins on Friday.
                     */
                    text: string;
                };
                /** @description Its words in this language. */
                ch?: {
                    /**
                     * @description Subject and title of the letter.
                     * @example A new race
                     */
                    subject: string;
                    /**
                     * @description What it says; a line break begins a paragraph.
                     * @example It begins on Friday.
                     */
                    text: string;
                };
                /** @description Its words in this language. */
                de?: {
                    /**
                     * @description Subject and title of the letter.
                     * @example A new race
                     */
                    subject: string;
                    /**
                     * @description What it says; a line break begins a paragraph.
                     * @example It begins on Friday.
                     */
                    text: string;
                };
                /** @description Its words in this language. */
                en: {
                    /**
                     * @description Subject and title of the letter.
                     * @example A new race
                     */
                    subject: string;
                    /**
                     * @description What it says; a line break begins a paragraph.
                     * @example It begins on Friday.
                     */
                    text: string;
                };
                /** @description Its words in this language. */
                fr?: {
                    /**
                     * @description Subject and title of the letter.
                     * @example A new race
                     */
                    subject: string;
                    /**
                     * @description What it says; a line break begins a paragraph.
                     * @example It begins on Friday.
                     */
                    text: string;
                };
            };
            /**
             * @description Id of the operator who began it, of the CMS.
             * @example 1
             */
            writtenBy: string;
        };
        OfficeReason: {
            /**
             * @description Why, for colleagues and the audit.
             * @example Asked by telephone, identity checked.
             */
            reason: string;
        };
        Operator: {
            /**
             * @description E-mail address, at most 256 characters.
             * @example mara@example.org
             */
            email: string;
            /**
             * Format: date-time
             * @description When it ends. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            expiresAt: string;
            /**
             * @description What the operator is called; may be empty.
             * @example Jonas Beck
             */
            name: string;
            /**
             * @description The operator’s id in the CMS.
             * @example 1
             */
            operatorId: string;
            /** @description What they may do now. */
            permissions: ("enter:office" | "read:players" | "export:players" | "change:players" | "block:players" | "unblock:players" | "read:sessions" | "end:sessions" | "remove:factors" | "read:notes" | "write:notes" | "read:history" | "read:transactions" | "read:letters" | "export:letters" | "retry:letters" | "read:news" | "write:news" | "send:news" | "read:campaigns" | "read:documents" | "export:documents" | "decide:documents" | "read:withdrawals" | "export:withdrawals" | "decide:withdrawals" | "read:payments" | "export:payments" | "decide:payments" | "adjust:balances" | "change:payment-methods" | "change:rates" | "read:approvals" | "export:approvals" | "decide:approvals" | "read:audit" | "export:audit" | "read:networks" | "block:networks" | "read:operators" | "export:operators" | "change:operators")[];
            /** @description The roles that they have now. */
            roles: ("support" | "verification" | "payments" | "risk" | "bonus" | "games" | "finance" | "administrator" | "auditor")[];
        };
        OperatorRoles: {
            /**
             * @description Why, for the audit.
             * @example New colleague in support.
             */
            reason: string;
            /** @description The roles from now on. */
            roles: ("support" | "verification" | "payments" | "risk" | "bonus" | "games" | "finance" | "administrator" | "auditor")[];
        };
        OwnBonuses: {
            /** @description The one that is wagered; null when none is. */
            active: components["schemas"]["Grant"];
            /** @description Offers, the oldest first. */
            pending: components["schemas"]["Grant"][];
            /** @description In the order in which they were queued. */
            queue: components["schemas"]["Grant"][];
        };
        OwnerProof: {
            /**
             * @description Needed while a second factor is on: six digits, or a recovery code.
             * @example 492039
             */
            code?: string;
            /**
             * @description The account’s password; left out where the account has none and the log-in is recent.
             * @example correct-horse-18
             */
            password?: string;
        };
        OwnProfile: {
            /**
             * @description Street and house number.
             * @example Karlstraße 12
             */
            address: string | null;
            /**
             * @description Date of birth, `YYYY-MM-DD`. Can be stored once.
             * @example 1991-03-14
             */
            birthday: string | null;
            /**
             * @description Town.
             * @example Leipzig
             */
            city: string | null;
            /**
             * @description Whether documents proved it: what is stored then changes through support only.
             * @example false
             */
            locked: boolean;
            /**
             * @description First name, as on the identity card.
             * @example Mara
             */
            name: string | null;
            /** @description Telephone; null while unknown. */
            phone: {
                /**
                 * @description Dialling code without plus.
                 * @example 49
                 */
                code: string;
                /**
                 * @description Telephone number without its dialling code: digits.
                 * @example 15112345678
                 */
                number: string;
            } | null;
            /**
             * @description Postcode.
             * @example 04109
             */
            postcode: string | null;
            /**
             * @description `m` or `f`; null while unknown.
             * @example f
             * @enum {string|null}
             */
            sex: "f" | "m" | null;
            /**
             * @description Last name, as on the identity card.
             * @example Klein
             */
            surname: string | null;
            /**
             * @description IANA name of the time zone; null while unknown.
             * @example Europe/Berlin
             */
            timezone: string | null;
        };
        Passkey: {
            /**
             * Format: date-time
             * @description When it began. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description Id of the passkey. UUID.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            id: string;
            /**
             * Format: date-time
             * @description When it last logged in. ISO 8601, UTC; null for never.
             * @example 2026-11-24T15:04:05.000Z
             */
            lastUsedAt: string | null;
            /**
             * @description What the player calls it.
             * @example Mara’s phone
             */
            name: string;
            /**
             * @description Whether it is on all devices of its owner.
             * @example true
             */
            synchronised: boolean;
        };
        PasskeyResponse: {
            /**
             * @description Id of the credential. base64url.
             * @example pQ5tN2h0Zq8
             */
            id: string;
            /**
             * @description The same. base64url.
             * @example pQ5tN2h0Zq8
             */
            rawId: string;
            /** @description The authenticator’s answer. */
            response: {
                /**
                 * @description Flags and count. base64url.
                 * @example SZYN5YgOjGh0NBcPZHZgW4
                 */
                authenticatorData: string;
                /**
                 * @description What the browser signed: challenge and origin. base64url.
                 * @example eyJjaGFsbGVuZ2UiOiIifQ
                 */
                clientDataJSON: string;
                /**
                 * @description Over both. base64url.
                 * @example MEUCIQDf
                 */
                signature: string;
                /**
                 * @description Whose it is. base64url.
                 * @example MmYwYzRjNmU
                 */
                userHandle?: string;
            };
            /**
             * @description Always `public-key`.
             * @example public-key
             * @enum {string}
             */
            type: "public-key";
        };
        PaymentMethodLimit: {
            /**
             * @description ISO 3166-1 alpha-2 of the player; null for every country.
             * @example DE
             */
            country: string | null;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * @description The most. Minor units of whole units; null for the company’s.
             * @example 100000
             */
            max: number | null;
            /**
             * @description The least. Minor units of whole units; null for the company’s.
             * @example 2000
             */
            min: number | null;
            /**
             * @description Why, for colleagues and the audit.
             * @example Asked by telephone, identity checked.
             */
            reason: string;
            /**
             * Format: date-time
             * @description When the limit that is changed was set, as the list says; null for none. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            seen: string | null;
        };
        PaymentMethodTurn: {
            /**
             * @description Whether it is to be on.
             * @example false
             */
            enabled: boolean;
            /**
             * @description Why, for colleagues and the audit.
             * @example Asked by telephone, identity checked.
             */
            reason: string;
        };
        PayoutMethod: {
            /**
             * @description What is kept of each withdrawal. Minor units.
             * @example 0
             */
            fee: number;
            /**
             * @description Details that it asks for; `tag` may be left empty.
             * @example []
             */
            fields: ("iban" | "bsb" | "account" | "holder" | "address" | "tag")[];
            /**
             * @description `instrument`: back to what was paid with; `bank` and `coin` ask for details.
             * @example instrument
             * @enum {string}
             */
            kind: "instrument" | "bank" | "coin";
            /**
             * @description Its mark.
             * @example /payments/card.svg
             */
            logoUrl: string | null;
            /**
             * @description The most that can go now; below `min` when nothing can. Minor units.
             * @example 126450
             */
            max: number;
            /**
             * @description What POST /withdrawals takes.
             * @example card
             */
            method: string;
            /**
             * @description The least that can go. Minor units.
             * @example 2000
             */
            min: number;
            /**
             * @description Of a coin: the network; null otherwise.
             * @example null
             */
            option: string | null;
            /**
             * @description What came from it and has not gone back: it is paid back first. Of several cards: of the one that is paid. Minor units.
             * @example 15000
             */
            share: number;
            /**
             * @description Its name.
             * @example Bank card
             */
            title: string;
            /**
             * @description How long it usually takes. Minutes.
             * @example 10
             */
            usualMinutes: number;
        };
        PlayerBalancesOfOffice: {
            /** @description Adjustments that wait for a colleague, the newest first. */
            waiting: {
                /**
                 * @description What moves. Minor units.
                 * @example 5000
                 */
                amount: number;
                /**
                 * Format: date-time
                 * @description When. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                askedAt: string;
                /**
                 * @description Id of the operator, of the CMS.
                 * @example 1
                 */
                askedBy: string;
                /**
                 * @description Their address; null when not known.
                 * @example jonas@parlour.example
                 */
                askedByEmail: string | null;
                /**
                 * @description ISO 4217 code of the currency.
                 * @enum {string}
                 */
                currency: "EUR" | "USD" | "AUD" | "CHF";
                /**
                 * @description `add`: to the real balance; `take`: from it.
                 * @example add
                 * @enum {string}
                 */
                direction: "add" | "take";
                /**
                 * Format: date-time
                 * @description Until when it can be agreed to. ISO 8601, UTC.
                 * @example 2026-11-25T15:04:05.000Z
                 */
                expiresAt: string;
                /**
                 * @description Why, for colleagues.
                 * @example A round was lost.
                 */
                reason: string;
                /**
                 * @description What it is about, where that has a name: a deposit, a complaint.
                 * @example C-1187
                 */
                reference: string | null;
                /**
                 * Format: uuid
                 * @description The request.
                 * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                 */
                request: string;
            }[];
            /** @description The player’s wallets, one for each currency. */
            wallets: {
                /**
                 * @description Bonus money. Minor units.
                 * @example 0
                 */
                bonus: number;
                /**
                 * @description ISO 4217 code of the currency.
                 * @enum {string}
                 */
                currency: "EUR" | "USD" | "AUD" | "CHF";
                /**
                 * @description Still to be staked before a withdrawal. Minor units.
                 * @example 0
                 */
                depositWager: number;
                /**
                 * @description Set aside for a withdrawal. Minor units.
                 * @example 0
                 */
                held: number;
                /**
                 * @description Real money. Minor units.
                 * @example 12500
                 */
                real: number;
            }[];
        };
        PlayerBlock: {
            /**
             * @description Why, for colleagues and the audit.
             * @example Asked by telephone, identity checked.
             */
            reason: string;
            /**
             * @description What the player reads about it, in their language.
             * @example We have to check a payment first.
             */
            words: string;
        };
        PlayerEvent: {
            /** @description The answer itself. */
            data: {
                /**
                 * Format: uuid
                 * @description Whose stream it is. The first event of every connection, without an id.
                 * @example 0198c6f0-5a3e-7c1b-9d2f-6b1e8a4c7d55
                 */
                id: string;
            };
            /**
             * @description Name of the event.
             * @enum {string}
             */
            event: "player";
        } | {
            /** @description The answer itself. */
            data: components["schemas"]["Balance"];
            /**
             * @description Name of the event.
             * @enum {string}
             */
            event: "balance";
        } | {
            /** @description The answer itself. */
            data: components["schemas"]["PushMessage"];
            /**
             * @description Name of the event.
             * @enum {string}
             */
            event: "message";
        };
        PlayerFile: {
            /** @description The block that the office has set; null for none. */
            block: {
                /**
                 * Format: date-time
                 * @description Since when. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                blockedAt: string;
                /**
                 * @description Id of the operator, of the CMS.
                 * @example 1
                 */
                operator: string;
                /**
                 * @description Address of the operator; null for one who is not known here.
                 * @example jonas@parlour.example
                 */
                operatorEmail: string | null;
                /**
                 * @description Why, for colleagues.
                 * @example Two accounts of one person.
                 */
                reason: string;
            } | null;
            /** @description The end of the account; null while it is not closed. */
            closure: {
                /**
                 * Format: date-time
                 * @description When the player closed the account. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                closedAt: string;
                /**
                 * @description Why, in the player’s words; null if they gave no reason.
                 * @example I play elsewhere.
                 */
                reason: string | null;
            } | null;
            /**
             * @description ISO 3166-1 alpha-2 code.
             * @example DE
             */
            country: string;
            /**
             * Format: date-time
             * @description When the account was opened. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            createdAt: string;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * @description E-mail address, at most 256 characters.
             * @example mara@example.org
             */
            email: string;
            /**
             * @description Whether the address was confirmed.
             * @example true
             */
            emailVerified: boolean;
            /**
             * Format: uuid
             * @description The player.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            id: string;
            /**
             * @description Language of texts, as the platform names it.
             * @enum {string}
             */
            language: "en" | "de" | "au" | "ch" | "fr";
            /** @description What the player has told about themselves. */
            profile: components["schemas"]["OwnProfile"] & unknown;
            /**
             * @description Whether the account is open; `closed` by its player, for good.
             * @example active
             * @enum {string}
             */
            status: "active" | "blocked" | "excluded" | "closed";
            /** @description Which letters the player wants. */
            subscriptions: {
                /**
                 * @description Mails about bonuses.
                 * @example true
                 */
                email_bonuses_sub: boolean;
                /**
                 * @description Mails about deposits and withdrawals.
                 * @example true
                 */
                email_financial_sub: boolean;
                /**
                 * @description Mails about promotions.
                 * @example true
                 */
                email_promo_sub: boolean;
                /**
                 * @description Mails about the service.
                 * @example true
                 */
                email_technical_sub: boolean;
            };
            /** @description Terms that were accepted. */
            terms: {
                /**
                 * Format: date-time
                 * @description When. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                acceptedAt: string;
                /**
                 * @description On what occasion.
                 * @example registration
                 */
                how: string;
                /**
                 * @description The version that was accepted.
                 * @example 2026-11-01
                 */
                version: string;
            }[];
        };
        PlayerNote: {
            /**
             * Format: date-time
             * @description When it was written. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            createdAt: string;
            /**
             * @description Number of the note.
             * @example 12
             */
            id: number;
            /**
             * @description Id of the operator, of the CMS.
             * @example 1
             */
            operator: string;
            /**
             * @description Address of the operator; null for one who is not known here.
             * @example jonas@parlour.example
             */
            operatorEmail: string | null;
            /**
             * @description What was written.
             * @example Called, wants to keep the limit.
             */
            text: string;
        };
        PlayerProfile: {
            /**
             * @description ISO 3166-1 alpha-2 code.
             * @example DE
             */
            country: string;
            /**
             * Format: date-time
             * @description When it began. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            createdAt: string;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * @description E-mail address, at most 256 characters.
             * @example mara@example.org
             */
            email: string;
            /**
             * @description Whether the player confirmed the address.
             * @example true
             */
            emailVerified: boolean;
            /**
             * Format: uuid
             * @description Id of the player. UUID.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            id: string;
            /**
             * @description Language of texts, as the platform names it.
             * @enum {string}
             */
            language: "en" | "de" | "au" | "ch" | "fr";
            /** @description Which mails the player gets. */
            subscriptions: components["schemas"]["Subscriptions"];
            /**
             * @description Whether the terms have changed since the player accepted some.
             * @example false
             */
            termsDue: boolean;
        };
        PlayerSession: {
            /**
             * @description Network address that it was opened from; null when unknown.
             * @example 203.0.113.7
             */
            address: string | null;
            /**
             * @description Its browser; null when unknown.
             * @example Firefox
             */
            browser: string | null;
            /**
             * @description ISO 3166-1 alpha-2 code of where its address lies; null when it can’t be told.
             * @example DE
             */
            country: string | null;
            /**
             * Format: date-time
             * @description When it began. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            createdAt: string;
            /**
             * @description Whether it is the one that asks.
             * @example true
             */
            current: boolean;
            /**
             * Format: date-time
             * @description When it ends. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            expiresAt: string;
            /**
             * Format: uuid
             * @description Id of the session. UUID.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was last used. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            lastSeenAt: string;
            /**
             * @description What it runs on; null when unknown.
             * @example Android
             */
            system: string | null;
            /**
             * @description What the browser called itself; null when it did not.
             * @example Mozilla/5.0
             */
            userAgent: string | null;
        };
        PlayerSessionOfOffice: {
            /**
             * @description Address that it was opened from.
             * @example 203.0.113.7
             */
            address: string | null;
            /**
             * @description Its browser; null when unknown.
             * @example Firefox
             */
            browser: string | null;
            /**
             * @description ISO 3166-1 alpha-2 code of its address; null when it can’t be told.
             * @example DE
             */
            country: string | null;
            /**
             * Format: date-time
             * @description When it began. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ends at the latest. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description Its last use, to the minute. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            lastSeenAt: string;
            /**
             * Format: uuid
             * @description Names the session; it is not what logs in.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            sessionId: string;
            /**
             * @description What it runs on; null when unknown.
             * @example Android
             */
            system: string | null;
            /**
             * @description What the browser calls itself.
             * @example Mozilla/5.0
             */
            userAgent: string | null;
        };
        /** @description A refusal or a fault (RFC 9457). Further members depend on the code. */
        Problem: {
            /**
             * @description What happened; the reader’s language chooses the words for it.
             * @example client_api_29
             * @enum {string}
             */
            code: "client_api_5" | "client_api_7" | "client_api_9" | "client_api_10" | "client_api_13" | "client_api_14" | "client_api_15" | "client_api_16" | "client_api_18" | "client_api_19" | "client_api_20" | "client_api_21" | "client_api_23" | "client_api_24" | "client_api_26" | "client_api_27" | "client_api_29" | "client_api_30" | "client_api_31" | "client_api_32" | "client_api_33" | "client_api_34" | "client_api_35" | "client_api_36" | "client_api_37" | "client_api_38" | "client_api_39" | "client_api_40" | "client_api_41" | "client_api_43" | "client_api_44" | "client_api_45" | "client_api_48" | "client_api_51" | "client_api_52" | "client_api_55" | "client_api_56" | "client_api_57" | "client_api_58" | "client_api_59" | "client_api_60" | "client_api_61" | "client_api_62" | "client_api_63" | "client_api_64" | "client_api_65" | "client_api_66" | "client_api_67" | "client_api_68" | "client_api_69" | "client_api_70" | "client_api_71" | "client_api_72" | "client_api_73" | "admin_1" | "kyc_1" | "kyc_2" | "kyc_3" | "server_error" | "not_found" | "too_many_requests" | "files_too_complex" | "idempotency_mismatch" | "idempotency_in_progress" | "forbidden_origin" | "account_unconfirmed" | "second_factor_required" | "second_factor_wrong" | "second_factor_state" | "second_step_over" | "fresh_login_required" | "last_way_in" | "passkey_refused" | "passkey_limit" | "reset_required" | "bonus_other_deposit" | "bonus_deposit_open" | "bonus_one_per_person" | "vouchers_locked" | "profile_incomplete";
            /**
             * @description What happened, in English, for developers and logs. Not for players.
             * @example the amount is below the minimum
             */
            detail: string;
            /** @description Fields that the schema does not take. */
            errors?: {
                /**
                 * @description What is wrong with it.
                 * @example Invalid input
                 */
                message: string;
                /**
                 * @description Path of a field, with dots.
                 * @example amount
                 */
                path: string;
            }[];
            /**
             * @description What is wrong with which field of a form.
             * @example {
             *       "email": "invalid"
             *     }
             */
            fields?: {
                [key: string]: string;
            };
            /**
             * @description Id of this request, in the logs and in the header X-Request-Id.
             * @example 7f1d2c0a-9f3b-4a55-8a53-3c1f0c7be1d4
             */
            requestId: string;
            /**
             * @description Seconds after which asking again makes sense, as in Retry-After.
             * @example 30
             */
            retryAfter?: number;
            /**
             * @description The HTTP status.
             * @example 422
             */
            status: number;
            /**
             * @description The status in English words.
             * @example Not accepted
             */
            title: string;
            /**
             * @description URN of the kind of problem: `urn:parlour:problem:` and the code.
             * @example urn:parlour:problem:client_api_29
             */
            type: string;
        } & {
            [key: string]: unknown;
        };
        ProfileChange: {
            /**
             * @description Street and house number.
             * @example Karlstraße 12
             */
            address?: string;
            /**
             * @description Date of birth, `YYYY-MM-DD`. Can be stored once.
             * @example 1991-03-14
             */
            birthday?: string;
            /**
             * @description Town.
             * @example Leipzig
             */
            city?: string;
            /**
             * @description Dialling code of the phone, without plus; together with `phone`.
             * @example 49
             */
            code?: string;
            /**
             * @description First name, as on the identity card.
             * @example Mara
             */
            name?: string;
            /**
             * @description Telephone number without its dialling code: digits.
             * @example 15112345678
             */
            phone?: string;
            /**
             * @description Postcode.
             * @example 04109
             */
            postcode?: string;
            /**
             * @description `m` or `f`.
             * @example f
             */
            sex?: string;
            /**
             * @description Last name, as on the identity card.
             * @example Klein
             */
            surname?: string;
        };
        ProfileChangeBySupport: {
            /** @description The fields that change; one that is left out stays as it is. */
            changes: components["schemas"]["ProfileChange"] & unknown;
            /**
             * @description Why, for colleagues and the audit.
             * @example Asked by telephone, identity checked.
             */
            reason: string;
            /**
             * @description What the player reads about it, in their language.
             * @example We have to check a payment first.
             */
            words: string;
        };
        Provider: {
            /**
             * @description How many games it has.
             * @example 104
             */
            gamesCount: number;
            /**
             * @description Id of the provider; 0 is the entry of all of them.
             * @example 27
             */
            id: number;
            /**
             * @description Name, as players read it.
             * @example Amber Fox
             */
            name: string;
            /**
             * @description Address of the provider’s mark; null for none.
             * @example /art/studios/northlight.svg
             */
            providerIcon: string | null;
            /**
             * @description The readable part of its address.
             * @example amber-fox
             */
            slug: string;
        };
        PushMessage: {
            /** @description The answer itself. */
            data: {
                /**
                 * @description `failure` is shown as an error, `success` as success, anything else as information.
                 * @example success
                 */
                messageType: string;
                /**
                 * @description What the player reads, in the player’s language.
                 * @example Your documents are verified.
                 */
                text: string;
            };
            /**
             * @description Only movements of this type.
             * @enum {string}
             */
            type: "USER_MESSAGE";
        } | {
            /** @description The answer itself. */
            data: {
                /**
                 * @description Id of the bonus.
                 * @example welcome-1
                 */
                id: string | number;
            };
            /**
             * @description Only movements of this type.
             * @enum {string}
             */
            type: "USER_BONUS";
        } | {
            /** @description The answer itself. */
            data: {
                [key: string]: unknown;
            };
            /**
             * @description Only movements of this type.
             * @enum {string}
             */
            type: "USER_FREESPINS";
        };
        RateChange: {
            /**
             * @description That a change of more than a tenth is meant so.
             * @default false
             * @example false
             */
            confirmed: boolean;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * @description Units of the currency for one euro, at most eight decimals.
             * @example 1.1628
             */
            perEuro: string;
            /**
             * @description Why, for colleagues and the audit.
             * @example Asked by telephone, identity checked.
             */
            reason: string;
        };
        Rates: {
            /** @description What companies told of coins lately. */
            coins: components["schemas"]["CoinRate"][];
            /** @description What a euro is worth, by currency. */
            rates: components["schemas"]["CurrencyRate"][];
        };
        RecoveryCodes: {
            /**
             * @description Each logs in once in place of a code. Never shown again.
             * @example [
             *       "k3md-9q2x-7abc-defg"
             *     ]
             */
            recoveryCodes: string[];
        };
        Registration: {
            /**
             * @description 18 or older, terms accepted
             * @default false
             * @example true
             */
            ageConfirmed: boolean;
            /**
             * @description ISO 3166-1 alpha-2
             * @default
             * @example DE
             */
            country: string;
            /**
             * @description ISO 4217 code of the account’s currency; the country’s first one unless told.
             * @example EUR
             */
            currency?: string;
            /**
             * @description E-mail address, at most 256 characters.
             * @default
             * @example mara@example.org
             */
            email: string;
            /**
             * @description Language of texts, as the platform names it.
             * @example de
             */
            language?: string;
            /**
             * @description 8 to 64 characters with a Latin letter and a digit.
             * @default
             * @example correct-horse-18
             */
            password: string;
            /** @description Which mails the player gets. */
            subscriptions?: components["schemas"]["Subscriptions"];
            /** @description Parameters of the visit that led here, by name; at most 30. */
            tracking?: {
                [key: string]: string;
            };
        };
        Requirements: {
            /**
             * @description What the step of contacts lacks.
             * @example [
             *       "phone"
             *     ]
             */
            contacts: ("name" | "surname" | "birthday" | "sex" | "address" | "city" | "postcode" | "phone")[];
            /**
             * @description The first step of the registration that lacks something; null when nothing is missing.
             * @example profile
             * @enum {string|null}
             */
            next: "profile" | "contacts" | null;
            /**
             * @description What has to be told before the game opens for money; empty without a game.
             * @example [
             *       "birthday"
             *     ]
             */
            play: ("name" | "surname" | "birthday" | "sex" | "address" | "city" | "postcode" | "phone")[];
            /**
             * @description What the step about the person lacks.
             * @example [
             *       "surname"
             *     ]
             */
            profile: ("name" | "surname" | "birthday" | "sex" | "address" | "city" | "postcode" | "phone")[];
        };
        /** @description One round of a game: what was staked, and what came of it. */
        Round: {
            /**
             * Format: date-time
             * @description When its first stake was taken.
             * @example 2026-11-24T13:51:04.000Z
             */
            beganAt: string;
            /**
             * @description Whether the studio has ended it.
             * @example true
             */
            closed: boolean;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * Format: date-time
             * @description When something moved in it last.
             * @example 2026-11-24T13:52:02.000Z
             */
            endedAt: string;
            /**
             * @description How many of its stakes were free spins: they cost nothing.
             * @example 0
             */
            freeSpins: number;
            /**
             * @description The game’s id.
             * @example g107
             */
            gameId: string;
            /**
             * @description Wins less stakes. Minor units.
             * @example 1250
             */
            net: number;
            /**
             * @description What was given back of the stakes. Minor units.
             * @example 1250
             */
            returned: number;
            /**
             * @description As the studio counts its rounds.
             * @example r-88120437
             */
            roundId: string;
            /**
             * @description All stakes, bonus money included, without what was given back. Minor units.
             * @example 1250
             */
            staked: number;
            /**
             * @description How many stakes it has.
             * @example 1
             */
            stakes: number;
            /**
             * @description All wins. Minor units.
             * @example 1250
             */
            won: number;
        };
        RoundDetail: {
            /** @description What was staked in it, and what came of it. */
            round: components["schemas"]["Round"];
            /** @description What moved in it, the oldest first; at most 500. */
            transactions: components["schemas"]["Transaction"][];
        };
        SecondFactor: {
            /** @description What this player has to show before something sensitive. Without a password: a recent log-in. */
            asks: {
                /**
                 * @description Whether a code is needed.
                 * @example true
                 */
                code: boolean;
                /**
                 * @description Whether the account has a password.
                 * @example true
                 */
                password: boolean;
            };
            /**
             * @description Whether log-ins ask for a code.
             * @example true
             */
            enabled: boolean;
            /**
             * @description How many recovery codes were not used yet.
             * @example 9
             */
            recoveryCodesLeft: number;
            /**
             * Format: date-time
             * @description Since when. ISO 8601, UTC; null while it is off.
             * @example 2026-11-24T15:04:05.000Z
             */
            since: string | null;
            /**
             * @description How many devices need no code for a while.
             * @example 1
             */
            trustedDevices: number;
        };
        SecondFactorSetUp: {
            /**
             * @description The same as an `otpauth:` address.
             * @example otpauth://totp/Parlour:m%40p.example?secret=JBSWY3DP
             */
            address: string;
            /**
             * @description The address as a QR code. SVG.
             * @example <svg viewBox="0 0 45 45"></svg>
             */
            picture: string;
            /**
             * @description For typing into an app. Base32 in groups of four.
             * @example JBSW Y3DP EHPK 3PXP
             */
            secret: string;
        };
        SecondStep: {
            /**
             * Format: date-time
             * @description When it ends. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            expiresAt: string;
            /**
             * @description What finishes the log-in: a code of the app, a recovery code.
             * @example [
             *       "totp",
             *       "recovery"
             *     ]
             */
            methods: ("totp" | "recovery")[];
            /**
             * @description For POST /api/v1/auth/second-step; good for five codes.
             * @example p3nQ0aT6Yk1
             */
            token: string;
        };
        SecondStepDue: {
            /** @description The second step that is due. */
            secondStep: components["schemas"]["SecondStep"];
            /**
             * @description A second step is due first.
             * @example false
             * @enum {boolean}
             */
            success: false;
        };
        SessionCodePreview: {
            /**
             * @description The account’s e-mail address, masked.
             * @example m…@p….example
             */
            account: string;
            /**
             * @description Whether the exchange needs the confirmation: it was not this browser that asked for the code.
             * @example true
             */
            asks: boolean;
            /**
             * @description Stands for the yes of whoever sits at this browser: for this code and whoever is logged in.
             * @example u5w4e3r2t1y0uIoq3Zr0bJmT0mY1m7f0y4cX2v1o8s6
             */
            confirmation: string;
            /**
             * @description Whether this account has been logged in to in this browser before.
             * @example false
             */
            known: boolean;
            /**
             * @description Who is logged in in this browser: nobody, the code’s player, or somebody else.
             * @example nobody
             * @enum {string}
             */
            present: "nobody" | "same" | "other";
            /**
             * @description How long the code still works, rounded down. Seconds.
             * @example 41
             */
            secondsLeft: number;
        };
        SessionsEnd: {
            /**
             * @description Why, for colleagues and the audit.
             * @example Asked by telephone, identity checked.
             */
            reason: string;
            /**
             * Format: uuid
             * @description The one that ends; left out, all do.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            sessionId?: string;
        };
        SocialRegistration: {
            /**
             * @description 18 or older, terms accepted.
             * @default false
             * @example true
             */
            ageConfirmed: boolean;
            /**
             * @description ISO 3166-1 alpha-2.
             * @default
             * @example DE
             */
            country: string;
            /**
             * @description When sent, the one that the country starts with.
             * @example EUR
             */
            currency?: string;
            /**
             * @description Where the company has vouched for none; a letter confirms it.
             * @default
             * @example m@parlour.example
             */
            email: string;
            /**
             * @description The account’s language.
             * @example de
             */
            language?: string;
            /** @description Which mails the player gets. */
            subscriptions?: components["schemas"]["Subscriptions"];
        };
        SocialSignUp: {
            /**
             * @description The address that the company has verified; null when one has to be given.
             * @example m@p.example
             */
            email: string | null;
            /**
             * @description A company to log in with.
             * @example google
             * @enum {string}
             */
            provider: "google" | "microsoft" | "apple" | "telegram";
        };
        Statement: {
            /**
             * @description The real balance after the last one. Minor units.
             * @example 1250
             */
            closing: number;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * @description Deposits that are complete. Minor units.
             * @example 1250
             */
            deposited: number;
            /** @description What else did, by type. With `play` it is the difference of both balances. */
            moves: {
                /**
                 * @description Below 0 when the balance fell. Minor units.
                 * @example 1250
                 */
                amount: number;
                /**
                 * @description Only movements of this type.
                 * @enum {string}
                 */
                type: "deposit" | "withdraw" | "bet" | "win" | "bonus" | "jackpot_win" | "change_balance_inc" | "change_balance_dec" | "referral" | "convert_balance" | "money_prize" | "manual_bonus" | "bonus_transaction" | "cancel_bonus_fine" | "refund" | "rollback_bet" | "rollback_win" | "sport_bet" | "sport_win" | "jackpot_increasing" | "free_spin_win" | "zeroing" | "increment" | "cashback" | "level_bonus";
            }[];
            /**
             * @description Wins less stakes. Minor units.
             * @example 1250
             */
            net: number;
            /**
             * @description The real balance at the first moment. Minor units.
             * @example 1250
             */
            opening: number;
            /**
             * @description What play did to it; below 0 when it fell. Minor units.
             * @example 1250
             */
            play: number;
            /**
             * @description How many rounds began then.
             * @example 42
             */
            rounds: number;
            /**
             * @description What was staked in rounds that began then. Minor units.
             * @example 1250
             */
            staked: number;
            /**
             * @description Withdrawals that are paid out. Minor units.
             * @example 1250
             */
            withdrawn: number;
            /**
             * @description What these rounds won. Minor units.
             * @example 1250
             */
            won: number;
        };
        Subscriptions: {
            /**
             * @description Mails about bonuses.
             * @example true
             */
            email_bonuses_sub: boolean;
            /**
             * @description Mails about deposits and withdrawals.
             * @example true
             */
            email_financial_sub: boolean;
            /**
             * @description Mails about promotions.
             * @example true
             */
            email_promo_sub: boolean;
            /**
             * @description Mails about the service.
             * @example true
             */
            email_technical_sub: boolean;
        };
        SupportProof: {
            /**
             * @description E-mail address, at most 256 characters.
             * @example mara@example.org
             */
            email: string;
            /**
             * @description 8 to 64 characters with a Latin letter and a digit.
             * @example correct-horse-18
             */
            password: string;
        };
        SupportRequest: {
            /**
             * @description E-mail address, at most 256 characters.
             * @example mara@example.org
             */
            email: string;
            /**
             * @description Language of texts, as the platform names it.
             * @default en
             * @enum {string}
             */
            language: "en" | "de" | "au" | "ch" | "fr";
            /**
             * @description What the player writes.
             * @example My deposit has not arrived.
             */
            message: string;
            /**
             * @description Name, as players read it.
             * @example Amber Fox
             */
            name: string;
            /**
             * @description What it is about.
             * @enum {string}
             */
            topic: "account" | "deposit" | "withdrawal" | "bonus" | "game" | "limits" | "other";
            /**
             * @description What POST /support/verifications answered; without, the writer counts as not verified
             * @example v1.7c1e
             */
            verification?: string;
        };
        SuspiciousSignUps: {
            /**
             * @description By what there were too many: the network, or one browser.
             * @example address
             * @enum {string}
             */
            counted: "address" | "device";
            /**
             * Format: date-time
             * @description The first refusal. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            firstAt: string;
            /**
             * Format: date-time
             * @description The last refusal. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            lastAt: string;
            /**
             * @description From where: an IPv4 address, or the first half of an IPv6 address.
             * @example 203.0.113.7
             */
            network: string;
            /**
             * @description Sign-ups that were refused.
             * @example 3
             */
            refusals: number;
        };
        Tournament: {
            /**
             * Format: date-time
             * @description Exclusive.
             * @example 2026-11-24T15:04:05.000Z
             */
            dateEnd: string;
            /**
             * Format: date-time
             * @description When it begins. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            dateStart: string;
            /**
             * @description One sentence about it.
             * @example The highest win counts.
             */
            descriptionShort: string;
            /**
             * @description How many free spins all prizes hold.
             * @example 500
             */
            freespinPool: number;
            /** @description What all prizes come to. */
            fullPrizePool: {
                /** @description Minor units, by currency. */
                amount: {
                    /**
                     * @description The amount in Australian dollars. Minor units.
                     * @example 3000
                     */
                    AUD?: number;
                    /**
                     * @description The amount in Swiss francs. Minor units.
                     * @example 2000
                     */
                    CHF?: number;
                    /**
                     * @description The amount in euros. Minor units.
                     * @example 2000
                     */
                    EUR?: number;
                    /**
                     * @description The amount in US dollars. Minor units.
                     * @example 2000
                     */
                    USD?: number;
                };
            };
            /** @description The first of those that count. */
            games: {
                /**
                 * @description Path of the page, without language prefix.
                 * @example /game/amber-fox
                 */
                geo_link: string;
                /**
                 * @description CSS colour to show while the picture comes.
                 * @example #3d2b56
                 */
                gradient_color: string;
                /**
                 * @description Id of the game, or its slug.
                 * @example g120
                 */
                id: string;
                /**
                 * @description Address of the picture, without size and ending.
                 * @example /art/posters/g120/4f1c
                 */
                image: string;
                /**
                 * @description Name, as players read it.
                 * @example Amber Fox
                 */
                name: string;
            }[];
            /**
             * @description How many games it has.
             * @example 104
             */
            gamesCount: number;
            /**
             * @description CSS colour to show while the picture comes.
             * @example #3d2b56
             */
            gradient_color: string;
            /**
             * @description Id of the tournament.
             * @example autumn-race
             */
            id: string;
            /**
             * @description Path on this site, without its ending.
             * @example /art/posters/g120/4f1c
             */
            image: string;
            /** @description Minor units, by currency. */
            minimumBet: {
                /**
                 * @description The amount in Australian dollars. Minor units.
                 * @example 3000
                 */
                AUD?: number;
                /**
                 * @description The amount in Swiss francs. Minor units.
                 * @example 2000
                 */
                CHF?: number;
                /**
                 * @description The amount in euros. Minor units.
                 * @example 2000
                 */
                EUR?: number;
                /**
                 * @description The amount in US dollars. Minor units.
                 * @example 2000
                 */
                USD?: number;
            };
            /**
             * @description Name, as players read it.
             * @example Amber Fox
             */
            name: string;
            /**
             * @description How many points all prizes hold.
             * @example 1000
             */
            pointsPool: number;
            /**
             * @description Whether it comes, is on, or is over.
             * @enum {string}
             */
            status: "upcoming" | "active" | "completed";
            /**
             * @description How many places win.
             * @example 50
             */
            winners: number;
        };
        TournamentDetails: components["schemas"]["Tournament"] & {
            /** @description All that count. */
            games?: {
                /**
                 * @description Path of the page, without language prefix.
                 * @example /game/amber-fox
                 */
                geo_link: string;
                /**
                 * @description CSS colour to show while the picture comes.
                 * @example #3d2b56
                 */
                gradient_color: string;
                /**
                 * @description Id of the game, or its slug.
                 * @example g120
                 */
                id: string;
                /**
                 * @description Address of the picture, without size and ending.
                 * @example /art/posters/g120/4f1c
                 */
                image: string;
                /**
                 * @description Name, as players read it.
                 * @example Amber Fox
                 */
                name: string;
            }[];
            /** @description What the places from one to another get, each of them. */
            prizes: {
                /** @description Minor units, by currency. */
                amount: {
                    /**
                     * @description The amount in Australian dollars. Minor units.
                     * @example 3000
                     */
                    AUD?: number;
                    /**
                     * @description The amount in Swiss francs. Minor units.
                     * @example 2000
                     */
                    CHF?: number;
                    /**
                     * @description The amount in euros. Minor units.
                     * @example 2000
                     */
                    EUR?: number;
                    /**
                     * @description The amount in US dollars. Minor units.
                     * @example 2000
                     */
                    USD?: number;
                };
                /**
                 * @description How many free spins.
                 * @example 50
                 */
                freeSpins: number;
                /**
                 * @description The first place that gets it, from 1.
                 * @example 1
                 */
                placeFrom: number;
                /**
                 * @description The last place that gets it.
                 * @example 3
                 */
                placeTo: number;
                /**
                 * @description Points.
                 * @example 640
                 */
                points: number;
            }[];
        };
        Transaction: {
            /**
             * @description minor units, always positive: the type tells the direction
             * @example 2500
             */
            amount: number;
            /**
             * @description the real balance after it; null while nothing has moved
             * @example 12500
             */
            balance: number | null;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /**
             * Format: date-time
             * @description When it happened. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            date: string;
            /**
             * @description What it cost the player. Minor units (cents) of the currency beside it.
             * @example 0
             */
            fee: number;
            /**
             * @description Id of the game; null for what was not played.
             * @example g120
             */
            gameId: string | null;
            /**
             * @description Id of the movement.
             * @example 18204
             */
            id: string;
            /**
             * @description Payment method; null for what is no payment.
             * @example card
             */
            method: string | null;
            /**
             * @description What the other side calls it; null where there is no other side.
             * @example PAY-7KQ4
             */
            reference: string | null;
            /**
             * @description How far it is.
             * @enum {string}
             */
            status: "queue" | "activated" | "pending" | "complete" | "cancel" | "failed" | "refund" | "pending_wager" | "rejected" | "not_confirmed" | "processing" | "aggregator_rejected" | "rollback" | "wager_zeroing" | "not_confirmed_block_amount" | "credited";
            /**
             * @description What kind of movement it is.
             * @enum {string}
             */
            type: "deposit" | "withdraw" | "bet" | "win" | "bonus" | "jackpot_win" | "change_balance_inc" | "change_balance_dec" | "referral" | "convert_balance" | "money_prize" | "manual_bonus" | "bonus_transaction" | "cancel_bonus_fine" | "refund" | "rollback_bet" | "rollback_win" | "sport_bet" | "sport_win" | "jackpot_increasing" | "free_spin_win" | "zeroing" | "increment" | "cashback" | "level_bonus";
        };
        TransactionDetail: {
            /** @description The bonus that a deposit was made for, in the player’s language. */
            bonus: {
                /**
                 * @description Id of the game, or its slug.
                 * @example g120
                 */
                id: string;
                /**
                 * @description Name, as players read it.
                 * @example Amber Fox
                 */
                name: string;
                /**
                 * @description Why the completed deposit came without it; null while it may come, or has come.
                 * @example null
                 * @enum {string|null}
                 */
                refused: "unavailable" | "account" | "used" | "below_minimum" | "one_per_person" | null;
            } | null;
            /** @description What it did to the player’s accounts, in order. */
            moves: {
                /**
                 * @description Which of the player’s accounts.
                 * @example real
                 * @enum {string}
                 */
                account: "real" | "bonus" | "held";
                /**
                 * @description Below 0 when the account’s balance fell. Minor units.
                 * @example 1250
                 */
                amount: number;
                /**
                 * Format: date-time
                 * @description When it was played last. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                at: string;
            }[];
            /** @description The states that it came to, in order. */
            steps: {
                /**
                 * Format: date-time
                 * @description When it was played last. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                at: string;
                /**
                 * @description Only entries with this status.
                 * @enum {string}
                 */
                status: "queue" | "activated" | "pending" | "complete" | "cancel" | "failed" | "refund" | "pending_wager" | "rejected" | "not_confirmed" | "processing" | "aggregator_rejected" | "rollback" | "wager_zeroing" | "not_confirmed_block_amount" | "credited";
            }[];
            /** @description The movement, or how far the payment is. */
            transaction: components["schemas"]["Transaction"];
        };
        Verification: {
            /**
             * @description The player’s standing.
             * @example pending
             * @enum {string}
             */
            status: "not_verified" | "pending" | "verified" | "documents_expired" | "less_than_18";
            /** @description All steps, in the order in which they are asked for. */
            steps: {
                /**
                 * @description When a reviewer decided. ISO 8601, UTC; null before.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                decidedAt: string | null;
                /** @description Files of the open hand-in, or of the last decision. */
                files: components["schemas"]["DocumentFile"][];
                /**
                 * @description Whether it takes files now.
                 * @example true
                 */
                open: boolean;
                /**
                 * @description Why it was rejected; null when it was not.
                 * @example too_old
                 * @enum {string|null}
                 */
                reason: "unreadable" | "cropped" | "expired" | "wrong_document" | "too_old" | "name_differs" | "card_number_visible" | "suspicious" | "under_age" | null;
                /**
                 * @description The same in the player’s language, with what to send instead.
                 * @example The document is more than 3 months old. Send a newer one.
                 */
                reasonText: string | null;
                /**
                 * @description How far it is.
                 * @example rejected
                 * @enum {string}
                 */
                status: "not_verified" | "pending" | "verified" | "rejected" | "expired";
                /**
                 * @description What is proved.
                 * @example identity
                 * @enum {string}
                 */
                step: "identity" | "address" | "payment" | "deposit";
                /**
                 * @description When it was handed in. ISO 8601, UTC; null before.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                submittedAt: string | null;
                /**
                 * @description The last day on which the document counts. ISO 8601; null for no end.
                 * @example 2031-04-30
                 */
                validUntil: string | null;
            }[];
        };
        WalletAnswer: {
            /**
             * @description what can be staked now, minor units
             * @example 12500
             */
            balance: number;
            /**
             * @description ISO 4217 code of the currency.
             * @example EUR
             */
            currency: string;
            /** @description Of a bet that took a free spin, or found none left. */
            free_spins?: {
                /**
                 * @description Id of free spins of a player’s.
                 * @example 0198c6f0-5a3e-7c1b-9d2f-6b1e8a4c7d55
                 */
                grant_id: string;
                /**
                 * @description How many can be used today.
                 * @example 7
                 */
                left_today: number;
            };
            /**
             * @description The caller’s name for this call; it comes back.
             * @example r-1001
             */
            request_id: string;
            /**
             * @description Outcome, by name.
             * @enum {string}
             */
            status: "OK" | "INSUFFICIENT_FUNDS" | "INVALID_TOKEN" | "TOKEN_EXPIRED" | "PLAYER_DISABLED" | "LIMIT_REACHED" | "INVALID_GAME" | "WRONG_CURRENCY" | "DUPLICATE_TRANSACTION" | "TRANSACTION_DOES_NOT_EXIST" | "TRANSACTION_ROLLED_BACK" | "ALREADY_SETTLED" | "INVALID_FREE_SPIN" | "FREE_SPINS_OVER";
            /**
             * @description Idempotency key of the call. UUID.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            tx_id: string | null;
        };
        WaysIn: {
            /**
             * @description Whether the account has a password.
             * @example true
             */
            hasPassword: boolean;
            /**
             * @description Every company, linked or not.
             * @example []
             */
            providers: {
                /**
                 * @description A company to log in with.
                 * @example google
                 * @enum {string}
                 */
                id: "google" | "microsoft" | "apple" | "telegram";
                /**
                 * @description Whether it can be linked here.
                 * @example true
                 */
                isEnabled: boolean;
                /**
                 * @description Whether it is the only way in, which can’t be taken away.
                 * @example false
                 */
                isLast: boolean;
                /**
                 * Format: date-time
                 * @description Since when it opens this account. ISO 8601, UTC; null when it does not.
                 * @example null
                 */
                linkedAt: string | null;
                /**
                 * @description The company’s name, the same in every language.
                 * @example Google
                 */
                name: string;
            }[];
        };
        Winner: {
            /**
             * @description Minor units.
             * @example 2500
             */
            amount: number;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "EUR" | "USD" | "AUD" | "CHF";
            /** @description What was played. */
            game: {
                /**
                 * @description Path of the page, without language prefix.
                 * @example /game/amber-fox
                 */
                geo_link: string;
                /**
                 * @description CSS colour to show while the picture comes.
                 * @example #3d2b56
                 */
                gradient_color: string;
                /**
                 * @description Id of the game, or its slug.
                 * @example g120
                 */
                id: string;
                /**
                 * @description Address of the picture, without size and ending.
                 * @example /art/posters/g120/4f1c
                 */
                image: string;
                /**
                 * @description Name, as players read it.
                 * @example Amber Fox
                 */
                name: string;
            };
            /**
             * @description Rising: of two winners, the one with the greater id is newer.
             * @example 901
             */
            id: number;
            /**
             * @description The jackpot, when one was drawn. The game is the one that its winner staked in last.
             * @enum {string}
             */
            jackpot?: "jackpot-max" | "jackpot-mid" | "jackpot-mini";
            /**
             * @description The first characters, at most three, and `***`.
             * @example mar***
             */
            login: string;
        };
        WinnersEvent: {
            /** @description The answer itself. */
            data: components["schemas"]["Winner"][];
            /**
             * @description Name of the event.
             * @enum {string}
             */
            event: "winners";
        };
        Withdrawal: {
            /**
             * @description What leaves the balance. Minor units.
             * @example 24000
             */
            amount: number;
            /**
             * @description Why a person looks at it, as far as that is told.
             * @example [
             *       "amount"
             *     ]
             */
            checks: ("amount" | "refund" | "details" | "destination" | "holder" | "play" | "deposit")[];
            /**
             * @description ISO 4217.
             * @example EUR
             */
            currency: string;
            /**
             * Format: date-time
             * @description When it was decided.
             * @example 2026-11-24T15:04:05.000Z
             */
            decidedAt: string | null;
            /**
             * @description The account or address, as far as it is shown; null for what was paid with.
             * @example DE•••• 2210
             */
            destination: string | null;
            /**
             * Format: date-time
             * @description When it was rejected, taken back, or came back.
             * @example 2026-11-24T15:04:05.000Z
             */
            endedAt: string | null;
            /**
             * @description What is kept of it. Minor units.
             * @example 0
             */
            fee: number;
            /**
             * Format: uuid
             * @description The withdrawal.
             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
             */
            id: string;
            /**
             * @description Whether it can be taken back now.
             * @example true
             */
            isCancellable: boolean;
            /**
             * @description Its mark.
             * @example /payments/card.svg
             */
            logoUrl: string | null;
            /**
             * @description The method.
             * @example card
             */
            method: string;
            /**
             * @description What arrives. Minor units.
             * @example 24000
             */
            net: number;
            /**
             * @description What people call it.
             * @example W-10418
             */
            number: string;
            /**
             * Format: date-time
             * @description When it was paid.
             * @example 2026-11-24T15:04:05.000Z
             */
            paidAt: string | null;
            /**
             * @description Why it was rejected; null when it was not.
             * @example null
             * @enum {string|null}
             */
            rejection: "documents" | "details" | "other_method" | "rules" | "support" | "company_details" | "company_account" | "company_method" | "company_other" | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             * @example 2026-11-24T15:04:05.000Z
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When the payment company took it.
             * @example 2026-11-24T15:04:05.000Z
             */
            sentAt: string | null;
            /**
             * @description `pending` waits for a decision; `refund` was paid and came back to the balance.
             * @example pending
             * @enum {string}
             */
            status: "pending" | "processing" | "complete" | "rejected" | "cancel" | "refund";
            /**
             * @description Its name.
             * @example Bank card
             */
            title: string;
            /**
             * @description How long it usually takes once it is sent. Minutes.
             * @example 10
             */
            usualMinutes: number;
            /**
             * @description What it waits for; null when it is over.
             * @example person
             * @enum {string|null}
             */
            waitsFor: "person" | "sending" | "company" | null;
        };
        WithdrawalCase: {
            /**
             * Format: date-time
             * @description When the account was opened; null once erased. ISO 8601, UTC.
             * @example 2026-11-24T15:04:05.000Z
             */
            accountSince: string | null;
            /** @description Bonuses and adjustments, the latest first. */
            adjustments: {
                /**
                 * @description How much. Minor units.
                 * @example 2000
                 */
                amount: number;
                /**
                 * @description ISO 4217.
                 * @example EUR
                 */
                currency: string;
                /**
                 * Format: date-time
                 * @description When. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                date: string;
                /**
                 * Format: uuid
                 * @description The transaction.
                 * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                 */
                id: string;
                /**
                 * @description What it is.
                 * @example manual_bonus
                 */
                type: string;
            }[];
            /** @description The request that a colleague has to agree to; null for none. */
            asked: {
                /**
                 * @description Who asked.
                 * @example 1
                 */
                askedBy: string;
                /**
                 * @description Their address.
                 * @example jonas@parlour.example
                 */
                askedByEmail: string | null;
                /**
                 * @description Why.
                 * @example Large, and all documents are there.
                 */
                reason: string;
                /**
                 * Format: uuid
                 * @description The request.
                 * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                 */
                request: string;
            } | null;
            /**
             * @description Bonus money now. Minor units.
             * @example 0
             */
            bonus: number;
            /**
             * @description Who decided; null when nobody had to.
             * @example jonas@parlour.example
             */
            decidedByEmail: string | null;
            /**
             * @description All completed deposits. Minor units.
             * @example 20000
             */
            deposited: number;
            /** @description The latest deposits. */
            deposits: {
                /**
                 * @description What was asked. Minor units.
                 * @example 20000
                 */
                amount: number;
                /**
                 * Format: date-time
                 * @description When it began. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                createdAt: string;
                /**
                 * Format: uuid
                 * @description The deposit.
                 * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                 */
                id: string;
                /**
                 * @description How.
                 * @example card
                 */
                method: string;
                /**
                 * @description What arrived; null while nothing has. Minor units.
                 * @example 20000
                 */
                received: number | null;
                /**
                 * @description How it stands.
                 * @example complete
                 */
                status: string;
            }[];
            /**
             * @description Set aside. Minor units.
             * @example 64000
             */
            held: number;
            /**
             * @description Whose account it is, as the player typed it; null where none is asked for, and once it is sent.
             * @example Aisha Rahman
             */
            holder: string | null;
            /**
             * @description Whether documents prove the player.
             * @example true
             */
            isVerified: boolean;
            /**
             * @description How that name, or the one on what was paid with, compares with the player’s; null when nothing tells.
             * @example exact
             * @enum {string|null}
             */
            nameMatch: "exact" | "near" | "different" | "unknown" | null;
            /**
             * @description Whether two people decide.
             * @example false
             */
            needsTwo: boolean;
            /**
             * @description The real balance now. Minor units.
             * @example 1210
             */
            real: number;
            /** @description Every step, the first one first. */
            steps: {
                /**
                 * Format: date-time
                 * @description When. ISO 8601, UTC.
                 * @example 2026-11-24T15:04:05.000Z
                 */
                at: string;
                /**
                 * @description Why.
                 * @example approved
                 */
                cause: string;
                /**
                 * @description Status before; null at the beginning.
                 * @example pending
                 */
                from: string | null;
                /**
                 * @description Status after.
                 * @example processing
                 */
                to: string;
            }[];
            /** @description The withdrawal itself. */
            withdrawal: components["schemas"]["ListedWithdrawal"];
        };
        WithdrawalDecision: {
            /**
             * @description `ask`: a colleague has to agree; needed where two people decide.
             * @example approve
             * @enum {string}
             */
            decision: "approve" | "reject" | "ask";
            /**
             * @description Why, for colleagues and the audit.
             * @example Asked by telephone, identity checked.
             */
            note: string;
            /**
             * @description Of a rejection: what its player is told.
             * @example documents
             * @enum {string}
             */
            reason?: "documents" | "details" | "other_method" | "rules" | "support";
        };
        WithdrawalRequest: {
            /**
             * @description Of an Australian bank: the account at that branch.
             * @example 12345678
             */
            account?: string;
            /**
             * @description The address of a coin, for a method that asks for it.
             * @example bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq
             */
            address?: string;
            /**
             * @description What leaves the balance; the fee is part of it. Minor units.
             * @example 24000
             */
            amount: number;
            /**
             * @description Of an Australian bank: the number of bank and branch.
             * @example 062-000
             */
            bsb?: string;
            /**
             * @description Of the second factor, where there is one.
             * @example 123456
             */
            code?: string;
            /**
             * @description Whose account it is.
             * @example Mara Klein
             */
            holder?: string;
            /**
             * @description The bank account, for a method that asks for it.
             * @example DE89 3704 0044 0532 0130 00
             */
            iban?: string;
            /**
             * @description A method of GET /withdraw-methods.
             * @example card
             */
            method: string;
            /**
             * @description The destination tag of an XRP address, digits; empty when it has none.
             * @example 104233
             */
            tag?: string;
        };
        WithdrawalSummary: {
            /**
             * @description From asking to paid, in the middle; null when none was.
             * @example 412
             */
            medianSeconds: number | null;
            /**
             * @description How many were asked for longer ago than that, and are still not paid.
             * @example 3
             */
            overdue: number;
            /**
             * @description How many were paid in the last seven days.
             * @example 163
             */
            paid: number;
            /** @description What waits, by currency. */
            waiting: {
                /**
                 * @description ISO 4217.
                 * @example EUR
                 */
                currency: string;
                /**
                 * @description What they hold together. Minor units.
                 * @example 746600
                 */
                held: number;
                /**
                 * @description How many wait for a decision.
                 * @example 12
                 */
                waiting: number;
            }[];
            /**
             * @description How many of them within the advertised ten minutes.
             * @example 140
             */
            within: number;
        };
        WithdrawDetails: {
            /** @description What could be withdrawn now. */
            availableForWithdraw: {
                /**
                 * @description minor units
                 * @example 2500
                 */
                amount: number;
                /**
                 * @description ISO 4217 code of the currency.
                 * @example EUR
                 */
                currency: string;
            };
            /** @description bonus money, which does not leave */
            bonus: {
                /**
                 * @description minor units
                 * @example 2500
                 */
                amount: number;
                /**
                 * @description ISO 4217 code of the currency.
                 * @example EUR
                 */
                currency: string;
            };
            /** @description still to be staked before anything can be withdrawn */
            depositWager: {
                /**
                 * @description minor units
                 * @example 2500
                 */
                amount: number;
                /**
                 * @description ISO 4217 code of the currency.
                 * @example EUR
                 */
                currency: string;
            };
            /** @description set aside for a withdrawal */
            held: {
                /**
                 * @description minor units
                 * @example 2500
                 */
                amount: number;
                /**
                 * @description ISO 4217 code of the currency.
                 * @example EUR
                 */
                currency: string;
            };
            /**
             * @description why no withdrawal can be asked for now; null when one can
             * @enum {string|null}
             */
            obstacle: "not_offered" | "refund_owed" | "wager_open" | null;
            /** @description what went back to a payer and is still to be taken from the balance; null when nothing is */
            refundOwed: {
                /**
                 * @description minor units
                 * @example 2500
                 */
                amount: number;
                /**
                 * @description ISO 4217 code of the currency.
                 * @example EUR
                 */
                currency: string;
            } | null;
            /** @description everything; the lines below are taken from it */
            total: {
                /**
                 * @description minor units
                 * @example 2500
                 */
                amount: number;
                /**
                 * @description ISO 4217 code of the currency.
                 * @example EUR
                 */
                currency: string;
            };
            /** @description real money that stays while a refund is owed */
            waitsForRefund: {
                /**
                 * @description minor units
                 * @example 2500
                 */
                amount: number;
                /**
                 * @description ISO 4217 code of the currency.
                 * @example EUR
                 */
                currency: string;
            };
            /** @description real money that waits for the deposit wager */
            waitsForWager: {
                /**
                 * @description minor units
                 * @example 2500
                 */
                amount: number;
                /**
                 * @description ISO 4217 code of the currency.
                 * @example EUR
                 */
                currency: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getOfficeApprovals: {
        parameters: {
            query?: {
                /** @description Only requests for this. */
                action?: string;
                /** @description Who asked: part of the operator’s address, or the whole id. */
                asked_by?: string;
                /** @description Asked on this day or later. `YYYY-MM-DD`, UTC. */
                asked_from?: string;
                /** @description Asked on this day or earlier. `YYYY-MM-DD`, UTC. */
                asked_to?: string;
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Number of this page, from 1. */
                page?: number;
                /** @description How many entries to answer with at most. */
                per_page?: number;
                /** @description What the list is in the order of. */
                sort?: "asked" | "expires" | "action" | "state";
                /** @description Only requests that stand so; `waiting` are those to decide. */
                state?: "waiting" | "approved" | "rejected" | "withdrawn" | "expired";
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
                        /** @description The answer itself. */
                        data: components["schemas"]["ApprovalRequest"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description Number of the last page, from 1.
                             * @example 13
                             */
                            lastPage: number;
                            /**
                             * @description Whether more fit than were counted.
                             * @example false
                             */
                            more: boolean;
                            /**
                             * @description Number of this page, from 1.
                             * @example 1
                             */
                            page: number;
                            /**
                             * @description How many entries a page has at most.
                             * @example 24
                             */
                            perPage: number;
                            /**
                             * @description How many fit; counted up to 10000.
                             * @example 214
                             */
                            total: number;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficeApprovalsByIdApprove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeReason"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_15`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_52` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficeApprovalsByIdReject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeReason"];
            };
        };
        responses: {
            /** @description Refused */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_15`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_52` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficeApprovalsByIdWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The request. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeReason"];
            };
        };
        responses: {
            /** @description Taken back */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_15`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_52` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeApprovalsExport: {
        parameters: {
            query?: {
                /** @description Only requests for this. */
                action?: string;
                /** @description Who asked: part of the operator’s address, or the whole id. */
                asked_by?: string;
                /** @description Asked on this day or later. `YYYY-MM-DD`, UTC. */
                asked_from?: string;
                /** @description Asked on this day or earlier. `YYYY-MM-DD`, UTC. */
                asked_to?: string;
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description What the list is in the order of. */
                sort?: "asked" | "expires" | "action" | "state";
                /** @description Only requests that stand so; `waiting` are those to decide. */
                state?: "waiting" | "approved" | "rejected" | "withdrawn" | "expired";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180, with a line of headings; texts that a spreadsheet would take for a formula begin with an apostrophe */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeAudit: {
        parameters: {
            query?: {
                /** @description To what it was done, by its whole id; of a player also what they did. */
                about?: string;
                /** @description Only deeds whose code begins so. */
                action?: string;
                /** @description Who did it: part of an operator’s address, the whole id of anybody, or a part of the system. */
                actor?: string;
                /** @description Of this day and later. `YYYY-MM-DD`, UTC. */
                from?: string;
                /** @description What the actor is. */
                kind?: "player" | "operator" | "system";
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Number of this page, from 1. */
                page?: number;
                /** @description How many entries to answer with at most. */
                per_page?: number;
                /** @description What the list is in the order of. */
                sort?: "at" | "actor" | "action";
                /** @description Of this day and earlier. `YYYY-MM-DD`, UTC. */
                to?: string;
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
                        /** @description The answer itself. */
                        data: components["schemas"]["AuditRow"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description Number of the last page, from 1.
                             * @example 13
                             */
                            lastPage: number;
                            /**
                             * @description Whether more fit than were counted.
                             * @example false
                             */
                            more: boolean;
                            /**
                             * @description Number of this page, from 1.
                             * @example 1
                             */
                            page: number;
                            /**
                             * @description How many entries a page has at most.
                             * @example 24
                             */
                            perPage: number;
                            /**
                             * @description How many fit; counted up to 10000.
                             * @example 214
                             */
                            total: number;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeAuditExport: {
        parameters: {
            query?: {
                /** @description To what it was done, by its whole id; of a player also what they did. */
                about?: string;
                /** @description Only deeds whose code begins so. */
                action?: string;
                /** @description Who did it: part of an operator’s address, the whole id of anybody, or a part of the system. */
                actor?: string;
                /** @description Of this day and later. `YYYY-MM-DD`, UTC. */
                from?: string;
                /** @description What the actor is. */
                kind?: "player" | "operator" | "system";
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description What the list is in the order of. */
                sort?: "at" | "actor" | "action";
                /** @description Of this day and earlier. `YYYY-MM-DD`, UTC. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180, with a line of headings; texts that a spreadsheet would take for a formula begin with an apostrophe */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeBankMoney: {
        parameters: {
            query?: {
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Number of this page, from 1. */
                page?: number;
                /** @description How many entries to answer with at most. */
                per_page?: number;
                /** @description Part of the address or of the name, or the whole id. */
                q?: string;
                /** @description Only money that was kept aside for this. */
                reason?: "no_digits" | "closed" | "other_name";
                /** @description Received on this day or later. `YYYY-MM-DD`, UTC. */
                received_from?: string;
                /** @description Received on this day or earlier. `YYYY-MM-DD`, UTC. */
                received_to?: string;
                /** @description What the list is in the order of. */
                sort?: "received" | "amount" | "email";
                /** @description Only money that stands so; `open` is what is to be decided, `return` what goes back. */
                state?: "open" | "credit" | "return";
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
                        /** @description The answer itself. */
                        data: components["schemas"]["ListedBankMoney"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description Number of the last page, from 1.
                             * @example 13
                             */
                            lastPage: number;
                            /**
                             * @description Whether more fit than were counted.
                             * @example false
                             */
                            more: boolean;
                            /**
                             * @description Number of this page, from 1.
                             * @example 1
                             */
                            page: number;
                            /**
                             * @description How many entries a page has at most.
                             * @example 24
                             */
                            perPage: number;
                            /**
                             * @description How many fit; counted up to 10000.
                             * @example 214
                             */
                            total: number;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficeBankMoneyByIdDecide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The money. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankMoneyDecision"];
            };
        };
        responses: {
            /** @description Asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * Format: uuid
                             * @description The request that a colleague has to agree to.
                             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                             */
                            request: string;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_23`, `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_52` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_15`, `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeBankMoneyExport: {
        parameters: {
            query?: {
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Part of the address or of the name, or the whole id. */
                q?: string;
                /** @description Only money that was kept aside for this. */
                reason?: "no_digits" | "closed" | "other_name";
                /** @description Received on this day or later. `YYYY-MM-DD`, UTC. */
                received_from?: string;
                /** @description Received on this day or earlier. `YYYY-MM-DD`, UTC. */
                received_to?: string;
                /** @description What the list is in the order of. */
                sort?: "received" | "amount" | "email";
                /** @description Only money that stands so; `open` is what is to be decided, `return` what goes back. */
                state?: "open" | "credit" | "return";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180, with a line of headings; texts that a spreadsheet would take for a formula begin with an apostrophe */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeCampaigns: {
        parameters: {
            query?: {
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Number of this page, from 1. */
                page?: number;
                /** @description How many entries to answer with at most. */
                per_page?: number;
                /** @description Part of the name, the id or the promo code. */
                q?: string;
                /** @description What the list is in the order of. */
                sort?: "changed" | "name" | "type" | "starts" | "ends";
                /** @description How it stands; `ended`: its schedule is over. */
                state?: "draft" | "running" | "paused" | "ended";
                /** @description Who it is for, as pages ask for it. */
                tag?: "standard" | "vip-pack" | "promobonus" | "vippromo";
                /** @description Only of this type; 5 is a bonus on deposits. */
                type?: number | null;
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
                        /** @description The answer itself. */
                        data: components["schemas"]["ListedCampaign"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description Number of the last page, from 1.
                             * @example 13
                             */
                            lastPage: number;
                            /**
                             * @description Whether more fit than were counted.
                             * @example false
                             */
                            more: boolean;
                            /**
                             * @description Number of this page, from 1.
                             * @example 1
                             */
                            page: number;
                            /**
                             * @description How many entries a page has at most.
                             * @example 24
                             */
                            perPage: number;
                            /**
                             * @description How many fit; counted up to 10000.
                             * @example 214
                             */
                            total: number;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficeDepositsByIdRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The deposit. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeReason"];
            };
        };
        responses: {
            /** @description Asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * Format: uuid
                             * @description The request that a colleague has to agree to.
                             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                             */
                            request: string;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_23`, `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_52` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_15`, `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeDifferences: {
        parameters: {
            query?: {
                /** @description How the two sides differ. */
                class?: "missing_here" | "missing_there" | "amount" | "state";
                /** @description What kind of money moved. */
                kind?: "payment" | "refund" | "chargeback" | "payout" | "payout_return" | "bank_money";
                /** @description The money moved on this day or later. `YYYY-MM-DD`, UTC. */
                moved_from?: string;
                /** @description The money moved on this day or earlier. `YYYY-MM-DD`, UTC. */
                moved_to?: string;
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Number of this page, from 1. */
                page?: number;
                /** @description How many entries to answer with at most. */
                per_page?: number;
                /** @description Part of the address or of the name, or the whole id. */
                q?: string;
                /** @description What the list is in the order of. */
                sort?: "found" | "moved" | "theirs" | "ours";
                /** @description Only differences that stand so. */
                state?: "open" | "resolved" | "closed";
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
                        /** @description The answer itself. */
                        data: components["schemas"]["ListedDifference"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description Number of the last page, from 1.
                             * @example 13
                             */
                            lastPage: number;
                            /**
                             * @description Whether more fit than were counted.
                             * @example false
                             */
                            more: boolean;
                            /**
                             * @description Number of this page, from 1.
                             * @example 1
                             */
                            page: number;
                            /**
                             * @description How many entries a page has at most.
                             * @example 24
                             */
                            perPage: number;
                            /**
                             * @description How many fit; counted up to 10000.
                             * @example 214
                             */
                            total: number;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficeDifferencesByIdClose: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The difference. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeReason"];
            };
        };
        responses: {
            /** @description Closed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_23`, `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_52` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeDifferencesExport: {
        parameters: {
            query?: {
                /** @description How the two sides differ. */
                class?: "missing_here" | "missing_there" | "amount" | "state";
                /** @description What kind of money moved. */
                kind?: "payment" | "refund" | "chargeback" | "payout" | "payout_return" | "bank_money";
                /** @description The money moved on this day or later. `YYYY-MM-DD`, UTC. */
                moved_from?: string;
                /** @description The money moved on this day or earlier. `YYYY-MM-DD`, UTC. */
                moved_to?: string;
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Part of the address or of the name, or the whole id. */
                q?: string;
                /** @description What the list is in the order of. */
                sort?: "found" | "moved" | "theirs" | "ours";
                /** @description Only differences that stand so. */
                state?: "open" | "resolved" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180, with a line of headings; texts that a spreadsheet would take for a formula begin with an apostrophe */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeDifferencesSummary: {
        parameters: {
            query?: {
                /** @description How many days back. */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["BooksSummary"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeDocuments: {
        parameters: {
            query?: {
                /** @description ISO 3166-1 alpha-2 code. */
                country?: string;
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Number of this page, from 1. */
                page?: number;
                /** @description How many entries to answer with at most. */
                per_page?: number;
                /** @description Part of the address or of the name, or the whole id. */
                q?: string;
                /** @description What the list is in the order of. */
                sort?: "submitted" | "email" | "step" | "status" | "country";
                /** @description Only steps that are there; `pending` are those that wait. */
                status?: "not_verified" | "pending" | "verified" | "rejected" | "expired";
                /** @description What is to be proved. */
                step?: "identity" | "address" | "payment" | "deposit";
                /** @description Handed in on this day or later. `YYYY-MM-DD`, UTC. */
                submitted_from?: string;
                /** @description Handed in on this day or earlier. `YYYY-MM-DD`, UTC. */
                submitted_to?: string;
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
                        /** @description The answer itself. */
                        data: components["schemas"]["ListedDocuments"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description Number of the last page, from 1.
                             * @example 13
                             */
                            lastPage: number;
                            /**
                             * @description Whether more fit than were counted.
                             * @example false
                             */
                            more: boolean;
                            /**
                             * @description Number of this page, from 1.
                             * @example 1
                             */
                            page: number;
                            /**
                             * @description How many entries a page has at most.
                             * @example 24
                             */
                            perPage: number;
                            /**
                             * @description How many fit; counted up to 10000.
                             * @example 214
                             */
                            total: number;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeDocumentsExport: {
        parameters: {
            query?: {
                /** @description ISO 3166-1 alpha-2 code. */
                country?: string;
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Part of the address or of the name, or the whole id. */
                q?: string;
                /** @description What the list is in the order of. */
                sort?: "submitted" | "email" | "step" | "status" | "country";
                /** @description Only steps that are there; `pending` are those that wait. */
                status?: "not_verified" | "pending" | "verified" | "rejected" | "expired";
                /** @description What is to be proved. */
                step?: "identity" | "address" | "payment" | "deposit";
                /** @description Handed in on this day or later. `YYYY-MM-DD`, UTC. */
                submitted_from?: string;
                /** @description Handed in on this day or earlier. `YYYY-MM-DD`, UTC. */
                submitted_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180, with a line of headings; texts that a spreadsheet would take for a formula begin with an apostrophe */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeLetters: {
        parameters: {
            query?: {
                /** @description Only letters about this. */
                kind?: "welcome" | "confirm_email" | "address_in_use" | "reset_password" | "password_changed" | "email_change_old" | "email_change_new" | "email_changed" | "new_device" | "account_cleared" | "factor_kept" | "second_factor_on" | "second_factor_off" | "second_step_locked" | "recovery_codes_new" | "passkey_added" | "passkey_removed" | "way_in_linked" | "way_in_unlinked" | "documents_received" | "documents_approved" | "documents_rejected" | "documents_expired" | "profile_changed" | "withdrawal_paid" | "withdrawal_rejected" | "withdrawal_returned" | "balance_added" | "balance_taken" | "bonus_ending" | "account_blocked" | "account_unblocked" | "account_closed" | "news";
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Number of this page, from 1. */
                page?: number;
                /** @description How many entries to answer with at most. */
                per_page?: number;
                /** @description Only letters to this player. */
                player?: string;
                /** @description Part of the address, or the whole id of the letter or of its player. */
                q?: string;
                /** @description What the list is in the order of. */
                sort?: "written" | "kind" | "to" | "state";
                /** @description Only letters in this state. */
                state?: "queued" | "sent" | "failed" | "skipped";
                /** @description Written on this day or later. `YYYY-MM-DD`, UTC. */
                written_from?: string;
                /** @description Written on this day or earlier. `YYYY-MM-DD`, UTC. */
                written_to?: string;
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
                        /** @description The answer itself. */
                        data: components["schemas"]["OfficeLetter"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description Number of the last page, from 1.
                             * @example 13
                             */
                            lastPage: number;
                            /**
                             * @description Whether more fit than were counted.
                             * @example false
                             */
                            more: boolean;
                            /**
                             * @description Number of this page, from 1.
                             * @example 1
                             */
                            page: number;
                            /**
                             * @description How many entries a page has at most.
                             * @example 24
                             */
                            perPage: number;
                            /**
                             * @description How many fit; counted up to 10000.
                             * @example 214
                             */
                            total: number;
                        };
                    };
                };
            };
            /** @description `client_api_5`, `client_api_63` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficeLettersByIdRetry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The letter. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It waits to be sent */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeLettersExport: {
        parameters: {
            query?: {
                /** @description Only letters about this. */
                kind?: "welcome" | "confirm_email" | "address_in_use" | "reset_password" | "password_changed" | "email_change_old" | "email_change_new" | "email_changed" | "new_device" | "account_cleared" | "factor_kept" | "second_factor_on" | "second_factor_off" | "second_step_locked" | "recovery_codes_new" | "passkey_added" | "passkey_removed" | "way_in_linked" | "way_in_unlinked" | "documents_received" | "documents_approved" | "documents_rejected" | "documents_expired" | "profile_changed" | "withdrawal_paid" | "withdrawal_rejected" | "withdrawal_returned" | "balance_added" | "balance_taken" | "bonus_ending" | "account_blocked" | "account_unblocked" | "account_closed" | "news";
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Only letters to this player. */
                player?: string;
                /** @description Part of the address, or the whole id of the letter or of its player. */
                q?: string;
                /** @description What the list is in the order of. */
                sort?: "written" | "kind" | "to" | "state";
                /** @description Only letters in this state. */
                state?: "queued" | "sent" | "failed" | "skipped";
                /** @description Written on this day or later. `YYYY-MM-DD`, UTC. */
                written_from?: string;
                /** @description Written on this day or earlier. `YYYY-MM-DD`, UTC. */
                written_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180, with a line of headings; texts that a spreadsheet would take for a formula begin with an apostrophe */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `client_api_5`, `client_api_63` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["Operator"];
                    };
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteOfficeMeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Left */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeMismatches: {
        parameters: {
            query?: {
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Number of this page, from 1. */
                page?: number;
                /** @description How many entries to answer with at most. */
                per_page?: number;
                /** @description Part of the address or of the name, or the whole id. */
                q?: string;
                /** @description Only those that can’t be true for this. */
                reason?: "amount" | "currency" | "empty" | "over" | "charge" | "words" | "taken_back" | "rest" | "reversed";
                /** @description What the list is in the order of. */
                sort?: "told" | "amount" | "email";
                /** @description Only those that stand so; `open` is what is to be decided, `settled` what came to be true by itself. */
                state?: "open" | "settled" | "credit" | "return" | "nothing";
                /** @description Told on this day or later. `YYYY-MM-DD`, UTC. */
                told_from?: string;
                /** @description Told on this day or earlier. `YYYY-MM-DD`, UTC. */
                told_to?: string;
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
                        /** @description The answer itself. */
                        data: components["schemas"]["ListedMismatch"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description Number of the last page, from 1.
                             * @example 13
                             */
                            lastPage: number;
                            /**
                             * @description Whether more fit than were counted.
                             * @example false
                             */
                            more: boolean;
                            /**
                             * @description Number of this page, from 1.
                             * @example 1
                             */
                            page: number;
                            /**
                             * @description How many entries a page has at most.
                             * @example 24
                             */
                            perPage: number;
                            /**
                             * @description How many fit; counted up to 10000.
                             * @example 214
                             */
                            total: number;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficeMismatchesByIdDecide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mismatch. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MismatchDecision"];
            };
        };
        responses: {
            /** @description Asked for, or done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * Format: uuid
                             * @description The request that a colleague has to agree to; null when it is done.
                             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                             */
                            request: string | null;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_23`, `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_52` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_15`, `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeMismatchesByIdPlay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The mismatch. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Null when the deposit was never booked. */
                        data: {
                            /**
                             * @description Bonus money that it brought, less what went back; below 0 when won money went too. Minor units.
                             * @example 0
                             */
                            bonus: number;
                            /**
                             * Format: date-time
                             * @description When the deposit was booked. ISO 8601, UTC.
                             * @example 2026-11-24T15:04:05.000Z
                             */
                            since: string;
                            /**
                             * @description Staked since, in the currency of the deposit. Minor units.
                             * @example 12000
                             */
                            staked: number;
                            /**
                             * @description Won since. Minor units.
                             * @example 15000
                             */
                            won: number;
                        } | null;
                    };
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_23`, `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeMismatchesExport: {
        parameters: {
            query?: {
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Part of the address or of the name, or the whole id. */
                q?: string;
                /** @description Only those that can’t be true for this. */
                reason?: "amount" | "currency" | "empty" | "over" | "charge" | "words" | "taken_back" | "rest" | "reversed";
                /** @description What the list is in the order of. */
                sort?: "told" | "amount" | "email";
                /** @description Only those that stand so; `open` is what is to be decided, `settled` what came to be true by itself. */
                state?: "open" | "settled" | "credit" | "return" | "nothing";
                /** @description Told on this day or later. `YYYY-MM-DD`, UTC. */
                told_from?: string;
                /** @description Told on this day or earlier. `YYYY-MM-DD`, UTC. */
                told_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180, with a line of headings; texts that a spreadsheet would take for a formula begin with an apostrophe */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeNetworks: {
        parameters: {
            query?: {
                /** @description `meta.next` of the answer before; nothing for the first. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Blocks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["NetworkBlock"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description `cursor` of the blocks after these; null with the last ones.
                             * @example 12
                             */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficeNetworks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNetworkBlock"];
            };
        };
        responses: {
            /** @description It holds at once */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["NetworkBlock"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficeNetworksByIdLift: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Number of the block. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Why, for colleagues and the audit.
                     * @example Accounts are opened from here by a machine.
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description It holds no more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeNetworksSuspicions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A hundred at most */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["SuspiciousSignUps"][];
                    };
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest hundred */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["OfficeNews"][];
                    };
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficeNews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsContent"];
            };
        };
        responses: {
            /** @description A draft */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["OfficeNews"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeNewsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The news. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The news */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["OfficeNews"];
                    };
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putOfficeNewsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The news. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsChange"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["OfficeNews"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_52` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeNewsByIdPreview: {
        parameters: {
            query?: {
                /** @description Language of texts, as the platform names it. */
                language?: "en" | "de" | "au" | "ch" | "fr";
            };
            header?: never;
            path: {
                /** @description The news. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The letter */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["NewsPreview"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficeNewsByIdSend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The news. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsSending"];
            };
        };
        responses: {
            /** @description It is being sent, or asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * Format: uuid
                             * @description The request that a colleague has to agree to; null when it is being sent.
                             * @example null
                             */
                            request: string | null;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_52` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_15`, `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeOperators: {
        parameters: {
            query?: {
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Number of this page, from 1. */
                page?: number;
                /** @description How many entries to answer with at most. */
                per_page?: number;
                /** @description Part of the address or of the name, or the whole id. */
                q?: string;
                /** @description Only operators with this role. */
                role?: "support" | "verification" | "payments" | "risk" | "bonus" | "games" | "finance" | "administrator" | "auditor";
                /** @description What the list is in the order of. */
                sort?: "email" | "name" | "seen";
                /** @description Whether the office opens to them: `open` with any role, `shut` without. */
                state?: "open" | "shut";
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
                        /** @description The answer itself. */
                        data: components["schemas"]["KnownOperator"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description Number of the last page, from 1.
                             * @example 13
                             */
                            lastPage: number;
                            /**
                             * @description Whether more fit than were counted.
                             * @example false
                             */
                            more: boolean;
                            /**
                             * @description Number of this page, from 1.
                             * @example 1
                             */
                            page: number;
                            /**
                             * @description How many entries a page has at most.
                             * @example 24
                             */
                            perPage: number;
                            /**
                             * @description How many fit; counted up to 10000.
                             * @example 214
                             */
                            total: number;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putOfficeOperatorsByIdRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The operator’s id in the CMS. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OperatorRoles"];
            };
        };
        responses: {
            /** @description The operator */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["KnownOperator"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_15` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeOperatorsExport: {
        parameters: {
            query?: {
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Part of the address or of the name, or the whole id. */
                q?: string;
                /** @description Only operators with this role. */
                role?: "support" | "verification" | "payments" | "risk" | "bonus" | "games" | "finance" | "administrator" | "auditor";
                /** @description What the list is in the order of. */
                sort?: "email" | "name" | "seen";
                /** @description Whether the office opens to them: `open` with any role, `shut` without. */
                state?: "open" | "shut";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180, with a line of headings; texts that a spreadsheet would take for a formula begin with an apostrophe */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficePaymentMethods: {
        parameters: {
            query?: {
                /** @description Which way the money goes. */
                direction?: "deposit" | "withdrawal";
                /** @description Whether the casino has limits of its own. */
                limited?: "yes" | "no";
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Number of this page, from 1. */
                page?: number;
                /** @description How many entries to answer with at most. */
                per_page?: number;
                /** @description Part of the address or of the name, or the whole id. */
                q?: string;
                /** @description What the list is in the order of. */
                sort?: "position" | "title" | "changed";
                /** @description Only methods that players can use, or only the others. */
                state?: "on" | "off";
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
                        /** @description The answer itself. */
                        data: components["schemas"]["ListedPaymentMethod"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description Number of the last page, from 1.
                             * @example 13
                             */
                            lastPage: number;
                            /**
                             * @description Whether more fit than were counted.
                             * @example false
                             */
                            more: boolean;
                            /**
                             * @description Number of this page, from 1.
                             * @example 1
                             */
                            page: number;
                            /**
                             * @description How many entries a page has at most.
                             * @example 24
                             */
                            perPage: number;
                            /**
                             * @description How many fit; counted up to 10000.
                             * @example 214
                             */
                            total: number;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putOfficePaymentMethodsByMethodByDirectionLimits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which way the money goes. */
                direction: "deposit" | "withdrawal";
                /** @description The method. */
                method: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodLimit"];
            };
        };
        responses: {
            /** @description In force */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_52` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficePaymentMethodsByMethodByDirectionTurn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which way the money goes. */
                direction: "deposit" | "withdrawal";
                /** @description The method. */
                method: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodTurn"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_52` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficePlayers: {
        parameters: {
            query?: {
                /** @description ISO 3166-1 alpha-2 code. */
                country?: string;
                /** @description Accounts of this day and later. `YYYY-MM-DD`, UTC. */
                created_from?: string;
                /** @description Accounts of this day and earlier. `YYYY-MM-DD`, UTC. */
                created_to?: string;
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Number of this page, from 1. */
                page?: number;
                /** @description How many entries to answer with at most. */
                per_page?: number;
                /** @description Part of the address or of the name, or the whole id. */
                q?: string;
                /** @description What the list is in the order of. */
                sort?: "created" | "seen" | "email" | "country" | "status";
                /** @description Only accounts with this status. */
                status?: "active" | "blocked" | "excluded" | "closed";
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
                        /** @description The answer itself. */
                        data: components["schemas"]["ListedPlayer"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description Number of the last page, from 1.
                             * @example 13
                             */
                            lastPage: number;
                            /**
                             * @description Whether more fit than were counted.
                             * @example false
                             */
                            more: boolean;
                            /**
                             * @description Number of this page, from 1.
                             * @example 1
                             */
                            page: number;
                            /**
                             * @description How many entries a page has at most.
                             * @example 24
                             */
                            perPage: number;
                            /**
                             * @description How many fit; counted up to 10000.
                             * @example 214
                             */
                            total: number;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficePlayersById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["PlayerFile"];
                    };
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficePlayersByIdAdjustments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceAdjustment"];
            };
        };
        responses: {
            /** @description Asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * Format: uuid
                             * @description The request that a colleague has to agree to.
                             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                             */
                            request: string;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_52` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_15`, `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficePlayersByIdBalances: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Balances */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["PlayerBalancesOfOffice"];
                    };
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficePlayersByIdBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayerBlock"];
            };
        };
        responses: {
            /** @description Blocked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_15` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficePlayersByIdDeposits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deposits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["DepositOfOffice"][];
                    };
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficePlayersByIdDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["DocumentCase"];
                    };
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficePlayersByIdDocumentsByFilePagesByPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The file. */
                file: string;
                /** @description The player. */
                id: string;
                /** @description Number of this page, from 1. */
                page: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficePlayersByIdDocumentsByStepDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player. */
                id: string;
                /** @description What is to be proved. */
                step: "identity" | "address" | "payment" | "deposit";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentDecision"];
            };
        };
        responses: {
            /** @description Decided, or asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * Format: uuid
                             * @description The request that a colleague has to agree to; null when it is decided.
                             * @example null
                             */
                            request: string | null;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_52`, `kyc_1` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_15`, `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficePlayersByIdHistory: {
        parameters: {
            query?: {
                /** @description `meta.next` of the answer before; nothing for the first. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description The player. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["AuditRow"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description `cursor` of the entries after these; null with the last ones.
                             * @example 4662
                             */
                            next: string | null;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficePlayersByIdNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["PlayerNote"][];
                    };
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficePlayersByIdNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPlayerNote"];
            };
        };
        responses: {
            /** @description Written */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["PlayerNote"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchOfficePlayersByIdProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChangeBySupport"];
            };
        };
        responses: {
            /** @description The player */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["PlayerFile"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_10`, `client_api_37`, `client_api_5`, `client_api_58`, `client_api_59`, `client_api_65`, `client_api_66`, `client_api_67`, `client_api_68`, `client_api_9` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficePlayersByIdSecondFactorRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeReason"];
            };
        };
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_15` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficePlayersByIdSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["PlayerSessionOfOffice"][];
                    };
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficePlayersByIdSessionsEnd: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionsEnd"];
            };
        };
        responses: {
            /** @description Ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description How many ended.
                             * @example 2
                             */
                            ended: number;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5`, `client_api_63` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficePlayersByIdUnblock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeReason"];
            };
        };
        responses: {
            /** @description Lifted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_15` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficePlayersExport: {
        parameters: {
            query?: {
                /** @description ISO 3166-1 alpha-2 code. */
                country?: string;
                /** @description Accounts of this day and later. `YYYY-MM-DD`, UTC. */
                created_from?: string;
                /** @description Accounts of this day and earlier. `YYYY-MM-DD`, UTC. */
                created_to?: string;
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Part of the address or of the name, or the whole id. */
                q?: string;
                /** @description What the list is in the order of. */
                sort?: "created" | "seen" | "email" | "country" | "status";
                /** @description Only accounts with this status. */
                status?: "active" | "blocked" | "excluded" | "closed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180, with a line of headings; texts that a spreadsheet would take for a formula begin with an apostrophe */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["Rates"];
                    };
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficeRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateChange"];
            };
        };
        responses: {
            /** @description Asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * Format: uuid
                             * @description The request that a colleague has to agree to.
                             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                             */
                            request: string;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_33`, `client_api_52` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_15`, `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeTransactionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description One of these ids. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["FoundTransaction"];
                    };
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeWithdrawals: {
        parameters: {
            query?: {
                /** @description ISO 4217 code of the currency. */
                currency?: "EUR" | "USD" | "AUD" | "CHF";
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Number of this page, from 1. */
                page?: number;
                /** @description How many entries to answer with at most. */
                per_page?: number;
                /** @description Part of the address or of the name, or the whole id. */
                q?: string;
                /** @description Asked for on this day or later. `YYYY-MM-DD`, UTC. */
                requested_from?: string;
                /** @description Asked for on this day or earlier. `YYYY-MM-DD`, UTC. */
                requested_to?: string;
                /** @description What the list is in the order of. */
                sort?: "requested" | "amount" | "email" | "status";
                /** @description Only withdrawals that stand so; `pending` are those to decide. */
                status?: "pending" | "processing" | "complete" | "rejected" | "cancel" | "refund";
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
                        /** @description The answer itself. */
                        data: components["schemas"]["ListedWithdrawal"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description Number of the last page, from 1.
                             * @example 13
                             */
                            lastPage: number;
                            /**
                             * @description Whether more fit than were counted.
                             * @example false
                             */
                            more: boolean;
                            /**
                             * @description Number of this page, from 1.
                             * @example 1
                             */
                            page: number;
                            /**
                             * @description How many entries a page has at most.
                             * @example 24
                             */
                            perPage: number;
                            /**
                             * @description How many fit; counted up to 10000.
                             * @example 214
                             */
                            total: number;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeWithdrawalsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The withdrawal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["WithdrawalCase"];
                    };
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_21`, `client_api_23`, `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postOfficeWithdrawalsByIdDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The withdrawal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalDecision"];
            };
        };
        responses: {
            /** @description Decided, or asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * Format: uuid
                             * @description The request that a colleague has to agree to; null when it is decided.
                             * @example null
                             */
                            request: string | null;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_23`, `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_33`, `client_api_52` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_15`, `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeWithdrawalsExport: {
        parameters: {
            query?: {
                /** @description ISO 4217 code of the currency. */
                currency?: "EUR" | "USD" | "AUD" | "CHF";
                /** @description Up or down. */
                order?: "asc" | "desc";
                /** @description Part of the address or of the name, or the whole id. */
                q?: string;
                /** @description Asked for on this day or later. `YYYY-MM-DD`, UTC. */
                requested_from?: string;
                /** @description Asked for on this day or earlier. `YYYY-MM-DD`, UTC. */
                requested_to?: string;
                /** @description What the list is in the order of. */
                sort?: "requested" | "amount" | "email" | "status";
                /** @description Only withdrawals that stand so; `pending` are those to decide. */
                status?: "pending" | "processing" | "complete" | "rejected" | "cancel" | "refund";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description RFC 4180, with a line of headings; texts that a spreadsheet would take for a formula begin with an apostrophe */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOfficeWithdrawalsSummary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["WithdrawalSummary"];
                    };
                };
            };
            /** @description `admin_1` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1`, `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postPaymentsWebhooksByProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the payment company. */
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
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Always true: a refusal is a problem.
                             * @enum {boolean}
                             */
                            received: true;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_51`, `client_api_7` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthConfirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Token of the link in the confirmation mail.
                     * @example p3nQ0aT6Yk1
                     */
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
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Always true: a refusal is a problem.
                             * @enum {boolean}
                             */
                            confirmed: true;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthEmailChangesAgree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Token of the link in the letter.
                     * @example q3Zr0bJmT0mY1m7f0y4cX2v1o8s6u5w4e3r2t1y0uIo
                     */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Agreed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Whether the account has its new address; else the other letter waits.
                             * @example false
                             */
                            changed: boolean;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_43` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27`, `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthEmailChangesPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Token of the link in the letter.
                     * @example q3Zr0bJmT0mY1m7f0y4cX2v1o8s6u5w4e3r2t1y0uIo
                     */
                    token: string;
                };
            };
        };
        responses: {
            /** @description The link works */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description The address that the account is to get; masked to whoever has the old one.
                             * @example m…@e….org
                             */
                            newAddress: string;
                            /**
                             * @description Which of the two addresses got the letter.
                             * @example new
                             * @enum {string}
                             */
                            side: "old" | "new";
                            /**
                             * @description Whether the other address has to agree, too.
                             * @example true
                             */
                            waitsForOther: boolean;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27`, `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthExchange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The code of /authorize/{code}.
                     * @example q3Zr0bJmT0mY1m7f0y4cX2v1o8s6u5w4e3r2t1y0uIo
                     */
                    code: string;
                    /**
                     * @description Stands for the yes of whoever sits at this browser: for this code and whoever is logged in.
                     * @example u5w4e3r2t1y0uIoq3Zr0bJmT0mY1m7f0y4cX2v1o8s6
                     */
                    confirmation?: string;
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
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Language of texts, as the platform names it.
                             * @enum {string}
                             */
                            language: "en" | "de" | "au" | "ch" | "fr";
                            /**
                             * Format: uuid
                             * @description Id of the player. UUID.
                             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                             */
                            userId: string;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_14`, `client_api_15`, `client_api_38`, `client_api_40`, `client_api_41`, `forbidden_origin`, `reset_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `account_unconfirmed` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27`, `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthLogin: {
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
            /** @description The session cookie is set; or, without one, the second step that is due first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["LoggedIn"] | components["schemas"]["SecondStepDue"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_7` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_14`, `client_api_15`, `client_api_38`, `client_api_40`, `client_api_41`, `forbidden_origin`, `reset_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language of texts, as the platform names it.
                     * @enum {string}
                     */
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
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAuthMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every company, offered or not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["AlternativeLoginMethod"][];
                    };
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the browser answers, in the JSON form of WebAuthn. */
                    response: components["schemas"]["PasskeyResponse"];
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
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Language of texts, as the platform names it.
                             * @enum {string}
                             */
                            language: "en" | "de" | "au" | "ch" | "fr";
                            /**
                             * @description Always true: a refusal is a problem.
                             * @enum {boolean}
                             */
                            success: true;
                            /**
                             * Format: uuid
                             * @description Id of the player. UUID.
                             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                             */
                            userId: string;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `passkey_refused` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_14`, `client_api_15`, `client_api_38`, `client_api_40`, `client_api_41`, `forbidden_origin`, `reset_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthPasskeysOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For the browser; the challenge is good for one answer within five minutes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Options for `navigator.credentials`, in the JSON form of WebAuthn level 3.
                         * @example {
                         *       "challenge": "Zk9f3bT2",
                         *       "rpId": "parlour.example",
                         *       "userVerification": "required"
                         *     }
                         */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthPasswordResets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description E-mail address, at most 256 characters.
                     * @example mara@example.org
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description A letter goes out if there is an account */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Always true: a refusal is a problem.
                             * @enum {boolean}
                             */
                            success: true;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthPasswordResetsFinish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 8 to 64 characters with a Latin letter and a digit.
                     * @example correct-horse-18
                     */
                    password: string;
                    /**
                     * @description Passkeys that shall not log in any more.
                     * @example [
                     *       "2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11"
                     *     ]
                     */
                    removePasskeys?: string[];
                    /**
                     * @description Companies that shall not log in any more.
                     * @example [
                     *       "google"
                     *     ]
                     */
                    removeWays?: ("google" | "microsoft" | "apple" | "telegram")[];
                    /**
                     * @description Token of the link in the letter.
                     * @example q3Zr0bJmT0mY1m7f0y4cX2v1o8s6u5w4e3r2t1y0uIo
                     */
                    token: string;
                };
            };
        };
        responses: {
            /** @description The new password counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Whether every passkey and company was removed, as the preview said.
                             * @example false
                             */
                            removedAll: boolean;
                            /**
                             * @description Whether the second factor was removed, as the preview said.
                             * @example false
                             */
                            removedFactor: boolean;
                            /**
                             * @description Always true: a refusal is a problem.
                             * @enum {boolean}
                             */
                            success: true;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27`, `client_api_5`, `client_api_63` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthPasswordResetsPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Token of the link in the letter.
                     * @example q3Zr0bJmT0mY1m7f0y4cX2v1o8s6u5w4e3r2t1y0uIo
                     */
                    token: string;
                };
            };
        };
        responses: {
            /** @description The link works */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description E-mail address, at most 256 characters.
                             * @example mara@example.org
                             */
                            email: string;
                            /**
                             * @description Whether such a second factor stays, because the account holds money or documents: who can’t give its code writes to support.
                             * @example false
                             */
                            keepsFactor: boolean;
                            /** @description What else logs in to the account, and would go on doing so. */
                            passkeys: {
                                /**
                                 * Format: uuid
                                 * @description Id of a passkey of the account.
                                 * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                                 */
                                id: string;
                                /**
                                 * @description What the player calls it.
                                 * @example My phone
                                 */
                                name: string;
                            }[];
                            /**
                             * @description Whether all of them go with the new password: nobody who has the mailbox was ever seen in the account, or its owner has reported a stranger.
                             * @example false
                             */
                            removesAll: boolean;
                            /**
                             * @description Whether a second factor with its recovery codes goes as well: it was set up before anybody had shown to have both the mailbox and the account.
                             * @example false
                             */
                            removesFactor: boolean;
                            /**
                             * @description Companies that log in to the account, too.
                             * @example [
                             *       "google"
                             *     ]
                             */
                            ways: ("google" | "microsoft" | "apple" | "telegram")[];
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27`, `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthRegister: {
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
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Language of texts, as the platform names it.
                             * @enum {string}
                             */
                            language: "en" | "de" | "au" | "ch" | "fr";
                            /**
                             * Format: uuid
                             * @description Id of the player. UUID.
                             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                             */
                            userId: string;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_14`, `client_api_15`, `client_api_38`, `client_api_40`, `client_api_41`, `client_api_51`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_43` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_13`, `client_api_37`, `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Token of the link in the letter.
                     * @example q3Zr0bJmT0mY1m7f0y4cX2v1o8s6u5w4e3r2t1y0uIo
                     */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Nobody is in any more, and a link for a new password is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description `session`: somebody was in. `address`: the account’s e-mail address was changed.
                             * @example session
                             * @enum {string}
                             */
                            what: "session" | "address";
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_43` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27`, `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthReportsPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Token of the link in the letter.
                     * @example q3Zr0bJmT0mY1m7f0y4cX2v1o8s6u5w4e3r2t1y0uIo
                     */
                    token: string;
                };
            };
        };
        responses: {
            /** @description The link works */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description E-mail address, at most 256 characters.
                             * @example mara@example.org
                             */
                            email: string;
                            /**
                             * @description `session`: somebody was in. `address`: the account’s e-mail address was changed.
                             * @example session
                             * @enum {string}
                             */
                            what: "session" | "address";
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27`, `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Six digits of the authenticator app, or a recovery code.
                     * @example 492039
                     */
                    code: string;
                    /**
                     * @description `secondStep.token` of the log-in.
                     * @example p3nQ0aT6Yk1
                     */
                    token: string;
                    /**
                     * @description This browser needs no code for 30 days.
                     * @default false
                     * @example false
                     */
                    trustDevice?: boolean;
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
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Language of texts, as the platform names it.
                             * @enum {string}
                             */
                            language: "en" | "de" | "au" | "ch" | "fr";
                            /**
                             * @description Always true: a refusal is a problem.
                             * @enum {boolean}
                             */
                            success: true;
                            /**
                             * Format: uuid
                             * @description Id of the player. UUID.
                             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                             */
                            userId: string;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `second_factor_wrong`, `second_step_over` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_14`, `client_api_15`, `client_api_38`, `client_api_40`, `client_api_41`, `forbidden_origin`, `reset_required` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthSessionCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code; /authorize/{code} uses it up. A cookie marks the browser that asked for it */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Code with which the player logs in elsewhere: once, within a minute.
                             * @example Zk9f3bT2
                             */
                            code: string;
                            /**
                             * Format: date-time
                             * @description When it ends. ISO 8601, UTC.
                             * @example 2026-11-24T15:04:05.000Z
                             */
                            expiresAt: string;
                        };
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthSessionCodesPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The code of /authorize/{code}.
                     * @example q3Zr0bJmT0mY1m7f0y4cX2v1o8s6u5w4e3r2t1y0uIo
                     */
                    code: string;
                };
            };
        };
        responses: {
            /** @description What to ask */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["SessionCodePreview"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27`, `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAuthSocialByProvider: {
        parameters: {
            query?: {
                /** @description Tracking: the partner’s tag. */
                btag?: string;
                /** @description Tracking: the click. */
                clickid?: string;
                /** @description The language of the page that it begins on; English without. */
                language?: "en" | "de" | "au" | "ch" | "fr";
                /** @description Tracking: the promo code of an advertisement. */
                promocode?: string;
                /** @description Tracking: who recommended the casino. */
                ref?: string;
                /** @description Tracking: by which campaign. */
                utm_campaign?: string;
                /** @description Tracking: by which of several links. */
                utm_content?: string;
                /** @description Tracking: by what medium. */
                utm_medium?: string;
                /** @description Tracking: where the visitor comes from. */
                utm_source?: string;
                /** @description Tracking: for which words. */
                utm_term?: string;
            };
            header?: never;
            path: {
                /** @description A company to log in with. */
                provider: "google" | "microsoft" | "apple" | "telegram";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the company; or to /auth/social, which says why not */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAuthSocialByProviderCallback: {
        parameters: {
            query?: {
                /** @description The company’s code. */
                code?: string;
                /** @description Why there is no code. */
                error?: string;
                /** @description Who answers (RFC 9207). */
                iss?: string;
                /** @description What the log-in was begun with. */
                state?: string;
            };
            header?: never;
            path: {
                /** @description A company to log in with. */
                provider: "google" | "microsoft" | "apple" | "telegram";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To /auth/social, which says how it went; with a session, its cookie */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthSocialByProviderCallback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A company to log in with. */
                provider: "google" | "microsoft" | "apple" | "telegram";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the GET of the same address */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAuthSocialPending: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["SocialSignUp"];
                    };
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthSocialPending: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialRegistration"];
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
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Language of texts, as the platform names it.
                             * @enum {string}
                             */
                            language: "en" | "de" | "au" | "ch" | "fr";
                            /**
                             * Format: uuid
                             * @description Id of the player. UUID.
                             * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                             */
                            userId: string;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_14`, `client_api_38`, `client_api_40`, `client_api_41`, `client_api_51`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_43`, `client_api_44` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_13`, `client_api_27`, `client_api_37`, `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postAuthSocialSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For POST /api/v1/auth/second-step */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["SecondStepDue"];
                    };
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBonuses: {
        parameters: {
            query: {
                /** @description Language of texts, as the platform names it. */
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
                        /** @description The answer itself. */
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
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postBonusesByIdActivation: {
        parameters: {
            query?: {
                /** @description Language of texts, as the platform names it. */
                language?: "en" | "de" | "au" | "ch" | "fr";
            };
            header?: never;
            path: {
                /** @description Id of the game, or its slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player’s own copy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["GrantWithSteps"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_14`, `client_api_40`, `client_api_41`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_24`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBonusesWelcome: {
        parameters: {
            query?: {
                /** @description Language of texts, as the platform names it. */
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
                        /** @description The answer itself. */
                        data: components["schemas"]["Bonus"] & (Record<string, never> | null);
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCategories: {
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
                        /** @description The answer itself. */
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
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCountries: {
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
                        /** @description The answer itself. */
                        data: components["schemas"]["Country"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description ISO 3166-1 alpha-2 code of where the visitor’s address lies; null when it can’t be told.
                             * @example DE
                             */
                            visitorCountry: string | null;
                        };
                    };
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDepositMethods: {
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
                        /** @description The answer itself. */
                        data: {
                            /** @description The largest amount. Minor units (cents) of the currency beside it. */
                            max: {
                                /**
                                 * @description minor units
                                 * @example 2500
                                 */
                                amount: number;
                                /**
                                 * @description ISO 4217 code of the currency.
                                 * @example EUR
                                 */
                                currency: string;
                            };
                            /** @description Methods for the player’s currency and country. */
                            methods: components["schemas"]["DepositMethod"][];
                            /** @description The smallest amount. Minor units (cents) of the currency beside it. */
                            min: {
                                /**
                                 * @description minor units
                                 * @example 2500
                                 */
                                amount: number;
                                /**
                                 * @description ISO 4217 code of the currency.
                                 * @example EUR
                                 */
                                currency: string;
                            };
                        };
                    };
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDeposits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["Deposit"][];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postDeposits: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the caller for one intent. The same key and body get the stored answer; the same key and another body are refused. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description minor units: whole units times 100
                     * @example 2500
                     */
                    amount: number;
                    /**
                     * Format: email
                     * @description E-mail address, at most 256 characters.
                     * @example mara@example.org
                     */
                    email?: string | null;
                    /**
                     * @description The game that it is begun in, by the name in its address.
                     * @example amber-fox
                     */
                    game?: string | null;
                    /**
                     * @description Method of GET /deposit-methods, with its option.
                     * @example card
                     */
                    method: string;
                    /**
                     * @description Promo code, in any case.
                     * @example WELCOME
                     */
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
                        /** @description The answer itself. */
                        data: components["schemas"]["Deposit"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_14`, `client_api_38`, `client_api_40`, `client_api_41`, `client_api_56`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `bonus_deposit_open`, `bonus_one_per_person`, `client_api_36`, `client_api_5`, `idempotency_in_progress` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `bonus_other_deposit`, `client_api_18`, `client_api_24`, `client_api_29`, `client_api_31`, `client_api_5`, `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests`, `vouchers_locked` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_34` */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDepositsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the game, or its slug. */
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
                        /** @description The answer itself. */
                        data: components["schemas"]["Deposit"];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_23`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postDepositsByIdCancel: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the caller for one intent. The same key and body get the stored answer; the same key and another body are refused. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Id of the game, or its slug. */
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
                        /** @description The answer itself. */
                        data: components["schemas"]["Deposit"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_23`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_34` */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream that stays open. Each event has its name and its data as the schema says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["PlayerEvent"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGameIndex: {
        parameters: {
            query?: {
                /** @description `meta.next` of the answer before; nothing for the first. */
                after?: string;
                /** @description How many entries to answer with at most. */
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
                        /** @description The answer itself. */
                        data: components["schemas"]["GameIndexEntry"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description `after` of the next answer; null with the last one.
                             * @example g120
                             */
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
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGames: {
        parameters: {
            query?: {
                /** @description Path of a category. */
                category?: string;
                /** @description Only games with a demo. */
                demo?: "1";
                /** @description Paths or ids of categories, with commas between: games in all of them. */
                feature?: string;
                /** @description These games, as far as they are offered. */
                ids?: string;
                /** @description Searched for with typing errors, half words and words in any order allowed for. */
                name?: string;
                /** @description Number of this page, from 1. */
                page?: number;
                /** @description How many entries to answer with at most. */
                per_page?: number;
                /** @description An id, or several with commas between: games of any of them. */
                provider_id?: string;
                /** @description At most this return to player. Basis points. */
                rtp_max?: number | null;
                /** @description At least this return to player. Basis points. */
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
                        /** @description The answer itself. */
                        data: components["schemas"]["Game"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description Number of the last page, from 1.
                             * @example 13
                             */
                            lastPage: number;
                            /**
                             * @description Number of this page, from 1.
                             * @example 1
                             */
                            page: number;
                            /**
                             * @description How many entries a page has at most.
                             * @example 24
                             */
                            perPage: number;
                            /**
                             * @description How many entries there are on all pages.
                             * @example 312
                             */
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
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the game, or its slug. */
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
                        /** @description The answer itself. */
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
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postGamesByIdSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the game, or its slug. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What the player holds.
                     * @enum {string}
                     */
                    device?: "desktop" | "mobile";
                    /**
                     * @description Language of texts, as the platform names it.
                     * @default en
                     * @enum {string}
                     */
                    language?: "en" | "de" | "au" | "ch" | "fr";
                    /**
                     * @description Where the studio’s own way back leads: a page of the product. The lobby when left out.
                     * @example https://parlour.example/games/slots
                     */
                    lobbyUrl?: string;
                    /**
                     * @description For money, or as a demo.
                     * @enum {string}
                     */
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
                        /** @description The answer itself. */
                        data: components["schemas"]["GameLaunch"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_14`, `client_api_38`, `client_api_40`, `client_api_41`, `client_api_56`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_19`, `client_api_71`, `client_api_73`, `profile_incomplete` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5`, `client_api_62` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_48` */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGamesByIdSimilar: {
        parameters: {
            query?: {
                /** @description How many entries to answer with at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description Id of the game, or its slug. */
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
                        /** @description The answer itself. */
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
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJackpots: {
        parameters: {
            query?: {
                /** @description Language of texts, as the platform names it. */
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
                        /** @description All jackpots together. */
                        allJackpotsSum: {
                            /**
                             * @description Code of the sum.
                             * @enum {string}
                             */
                            code: "jackpot-total";
                            /** @description What all of them hold together. */
                            jackpotsFund: {
                                /**
                                 * @description Minor units.
                                 * @example 2500
                                 */
                                amount: number;
                                /**
                                 * @description ISO 4217 code of the currency.
                                 * @enum {string}
                                 */
                                currency: "EUR" | "USD" | "AUD" | "CHF";
                            };
                            /** @description Minor units. */
                            range: {
                                /**
                                 * @description The largest amount. Minor units (cents) of the currency beside it.
                                 * @example 500000
                                 */
                                max: number;
                                /**
                                 * @description The smallest amount. Minor units (cents) of the currency beside it.
                                 * @example 1000
                                 */
                                min: number;
                            };
                            /**
                             * @description In the language that was asked for. A platform that says none leaves it to the pages, which have names of their own.
                             * @example Card
                             */
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
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJackpotsDraws: {
        parameters: {
            query?: {
                /** @description How many entries to answer with at most. */
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
                        /** @description The answer itself. */
                        data: components["schemas"]["JackpotDraw"][];
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
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJackpotsTop: {
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
                        /** @description The answer itself. */
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
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLoyaltyLevels: {
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
                        /** @description The answer itself. */
                        data: components["schemas"]["LoyaltyLevel"][];
                    };
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMailSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description False ends the subscription; true takes that back.
                     * @example false
                     */
                    subscribed: boolean;
                    /**
                     * @description Token of the unsubscribe link.
                     * @example MmYwYzRjNmUtNmYwZS00ZjdhOnByb21v.q3Zr0bJmT0mY1m7f0y4cX2v1o8s6u5w4e3r2t1y0uIo
                     */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Which letters it is about.
                             * @example promo
                             * @enum {string}
                             */
                            list: "promo" | "bonuses" | "financial" | "technical";
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `client_api_61`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMailSubscriptionsPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Token of the unsubscribe link.
                     * @example MmYwYzRjNmUtNmYwZS00ZjdhOnByb21v.q3Zr0bJmT0mY1m7f0y4cX2v1o8s6u5w4e3r2t1y0uIo
                     */
                    token: string;
                };
            };
        };
        responses: {
            /** @description The link works */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Which letters it is about.
                             * @example promo
                             * @enum {string}
                             */
                            list: "promo" | "bonuses" | "financial" | "technical";
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMailUnsubscribe: {
        parameters: {
            query: {
                /** @description Token of the unsubscribe link. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the page in the reader’s language */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMailUnsubscribe: {
        parameters: {
            query: {
                /** @description Token of the unsubscribe link. */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription has ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Which letters it is about.
                             * @example promo
                             * @enum {string}
                             */
                            list: "promo" | "bonuses" | "financial" | "technical";
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_7` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMe: {
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
                        /** @description The answer itself. */
                        data: components["schemas"]["PlayerProfile"];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Language of texts, as the platform names it.
                     * @example de
                     */
                    language?: string;
                    /**
                     * @description IANA name of the time zone.
                     * @example Europe/Berlin
                     */
                    timezone?: string;
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
                        /** @description The answer itself. */
                        data: components["schemas"]["PlayerProfile"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5`, `client_api_64`, `client_api_69` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["CurrencyAccount"][];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeBalance: {
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
                        /** @description The answer itself. */
                        data: components["schemas"]["Balance"];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeBonuses: {
        parameters: {
            query?: {
                /** @description Language of texts, as the platform names it. */
                language?: "en" | "de" | "au" | "ch" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The player’s bonuses in the currency in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["OwnBonuses"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeBonusesById: {
        parameters: {
            query?: {
                /** @description Language of texts, as the platform names it. */
                language?: "en" | "de" | "au" | "ch" | "fr";
            };
            header?: never;
            path: {
                /** @description Id of the player’s own bonus. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bonus */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["GrantWithSteps"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_24`, `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeBonusesByIdStatus: {
        parameters: {
            query?: {
                /** @description Language of texts, as the platform names it. */
                language?: "en" | "de" | "au" | "ch" | "fr";
            };
            header: {
                /** @description Chosen by the caller for one intent. The same key and body get the stored answer; the same key and another body are refused. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description Id of the player’s own bonus. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description `Rejected` also ends the active one.
                     * @enum {string}
                     */
                    status: "Activated" | "Rejected" | "Queue";
                };
            };
        };
        responses: {
            /** @description The player’s bonuses in the currency in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["OwnBonuses"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_14`, `client_api_15`, `client_api_40`, `client_api_41`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_24`, `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_36`, `idempotency_in_progress` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5`, `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeBonusesHistory: {
        parameters: {
            query?: {
                /** @description `next` of the page before. */
                cursor?: string;
                /** @description Language of texts, as the platform names it. */
                language?: "en" | "de" | "au" | "ch" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Twenty at most; `next` is the cursor of the following ones. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["Grant"][];
                        /**
                         * @description `after` of the next answer; null with the last one.
                         * @example g120
                         */
                        next: string | null;
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeClosure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Code of the second factor, where one is on.
                     * @example 402817
                     */
                    code?: string;
                    /**
                     * @description The account’s password.
                     * @example correct-horse-18
                     */
                    password?: string;
                    /**
                     * @description Why the player leaves, in their words.
                     * @example I play too much.
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description The account is closed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_20`, `client_api_27`, `fresh_login_required`, `second_factor_required`, `second_factor_wrong` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeCurrency: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the caller for one intent. The same key and body get the stored answer; the same key and another body are refused. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description ISO 4217 code of the currency.
                     * @enum {string}
                     */
                    currency: "EUR" | "USD" | "AUD" | "CHF";
                };
            };
        };
        responses: {
            /** @description The accounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["CurrencyAccount"][];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_14`, `client_api_40`, `client_api_41`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5`, `client_api_57`, `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeDays: {
        parameters: {
            query: {
                /** @description Not before this day or moment. ISO 8601, UTC; inclusive. */
                from: string;
                /** @description A name of the IANA time zone database. */
                time_zone?: string;
                /** @description Before this day or moment. ISO 8601, UTC; exclusive. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["DayOfPlay"][];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeDepositBonuses: {
        parameters: {
            query?: {
                /** @description Language of texts, as the platform names it. */
                language?: "en" | "de" | "au" | "ch" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the player’s currency; none when there is nothing to take. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["DepositOffers"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeEmailChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null when nothing waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * Format: date-time
                             * @description When it ends. ISO 8601, UTC.
                             * @example 2026-11-24T15:04:05.000Z
                             */
                            expiresAt: string;
                            /**
                             * @description The address that the account is to get; masked to whoever has the old one.
                             * @example m…@e….org
                             */
                            newAddress: string;
                        } | null;
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeEmailChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Needed while a second factor is on: six digits, or a recovery code.
                     * @example 492039
                     */
                    code?: string;
                    /**
                     * @description E-mail address, at most 256 characters.
                     * @example mara@example.org
                     */
                    email: string;
                    /**
                     * @description The account’s password; left out where the account has none and the log-in is recent.
                     * @example correct-horse-18
                     */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description The letters go out */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Always true: a refusal is a problem.
                             * @enum {boolean}
                             */
                            success: true;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_20`, `client_api_27`, `fresh_login_required`, `second_factor_required`, `second_factor_wrong` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeEmailConfirmations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It goes out, unless the address is confirmed */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Always true: a refusal is a problem.
                             * @enum {boolean}
                             */
                            success: true;
                        };
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of it, as it is read */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description By name: account, profile and its changes, terms, sessions, ways in, blocks, documents without their pictures, games, tournaments, letters to support and to the player, balances, deposits and every transaction.
                         * @example {
                         *       "madeAt": "2026-11-26T15:04:05.000Z",
                         *       "transactions": []
                         *     }
                         */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMeFavouritesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the game, or its slug. */
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
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMeFavouritesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the game, or its slug. */
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
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeFreeSpins: {
        parameters: {
            query?: {
                /** @description Language of texts, as the platform names it. */
                language?: "en" | "de" | "au" | "ch" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those that can still be used in the currency in use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /** @description How many free spins. */
                            freeSpins: components["schemas"]["FreeSpins"][];
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeGameMarks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Marked games, the latest mark first. */
                    favourites: string[];
                    /** @description Played games, the last one first. */
                    recent: {
                        /**
                         * Format: date-time
                         * @description When it was played last. ISO 8601, UTC.
                         * @example 2026-11-24T15:04:05.000Z
                         */
                        at: string;
                        /**
                         * @description Id of the game, or its slug.
                         * @example g120
                         */
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
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeGames: {
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
                        /** @description The answer itself. */
                        data: {
                            /** @description Marked games, the latest mark first. */
                            favourites: components["schemas"]["Game"][];
                            /** @description Played games, the last one first. */
                            recent: components["schemas"]["Game"][];
                            /** @description Games that may please, the best first. */
                            recommended: components["schemas"]["Game"][];
                        };
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeLoyalty: {
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
                        /** @description The answer itself. */
                        data: components["schemas"]["Loyalty"];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMePasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["Passkey"][];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMePasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What the player calls it, 1 to 60 characters.
                     * @default
                     * @example Mara’s phone
                     */
                    name?: string;
                    /** @description What the browser answers, in the JSON form of WebAuthn. */
                    response: components["schemas"]["NewPasskeyResponse"];
                };
            };
        };
        responses: {
            /** @description The passkey */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["Passkey"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_44`, `passkey_limit` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5`, `passkey_refused` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchMePasskeysById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the passkey. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What the player calls it, 1 to 60 characters.
                     * @default
                     * @example Mara’s phone
                     */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description The passkey */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["Passkey"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMePasskeysByIdRemove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the passkey. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Needed while a second factor is on: six digits, or a recovery code.
                     * @example 492039
                     */
                    code?: string;
                    /**
                     * @description The account’s password; left out where the account has none and the log-in is recent.
                     * @example correct-horse-18
                     */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description It logs in no more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_20`, `client_api_27`, `fresh_login_required`, `second_factor_required`, `second_factor_wrong` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMePasskeysOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Needed while a second factor is on: six digits, or a recovery code.
                     * @example 492039
                     */
                    code?: string;
                    /**
                     * @description The account’s password; left out where the account has none and the log-in is recent.
                     * @example correct-horse-18
                     */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description For the browser; the challenge is good for one answer within five minutes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Options for `navigator.credentials`, in the JSON form of WebAuthn level 3.
                         * @example {
                         *       "challenge": "Zk9f3bT2",
                         *       "rpId": "parlour.example",
                         *       "userVerification": "required"
                         *     }
                         */
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_20`, `client_api_27`, `fresh_login_required`, `second_factor_required`, `second_factor_wrong` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `passkey_limit` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Needed while a second factor is on: six digits, or a recovery code.
                     * @example 492039
                     */
                    code?: string;
                    /**
                     * @description 8 to 64 characters with a Latin letter and a digit; another one than before.
                     * @example battery-staple-27
                     */
                    newPassword: string;
                    /**
                     * @description The account’s password; left out where the account has none and the log-in is recent.
                     * @example correct-horse-18
                     */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description The new password counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Always true: a refusal is a problem.
                             * @enum {boolean}
                             */
                            success: true;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_20`, `client_api_27`, `fresh_login_required`, `second_factor_required`, `second_factor_wrong` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the player has told */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["OwnProfile"];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchMeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChange"];
            };
        };
        responses: {
            /** @description What the player has told */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["OwnProfile"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_10`, `client_api_37`, `client_api_5`, `client_api_58`, `client_api_59`, `client_api_65`, `client_api_66`, `client_api_67`, `client_api_68`, `client_api_9` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMePromoCodes: {
        parameters: {
            query?: {
                /** @description Language of texts, as the platform names it. */
                language?: "en" | "de" | "au" | "ch" | "fr";
            };
            header: {
                /** @description Chosen by the caller for one intent. The same key and body get the stored answer; the same key and another body are refused. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description In any case.
                     * @example LANTERN
                     */
                    promocode: string;
                    /**
                     * @description Activated now, or queued.
                     * @default now
                     * @enum {string}
                     */
                    when?: "now" | "queue";
                };
            };
        };
        responses: {
            /** @description The player’s bonuses in the currency in use */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["OwnBonuses"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_14`, `client_api_40`, `client_api_41`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_24` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_36`, `idempotency_in_progress` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5`, `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMePromoCodesByCode: {
        parameters: {
            query?: {
                /** @description Language of texts, as the platform names it. */
                language?: "en" | "de" | "au" | "ch" | "fr";
            };
            header?: never;
            path: {
                /** @description Code with which the player logs in elsewhere: once, within a minute. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of any type, and for any deposit: what it is taken by tells whether it can be had now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["Bonus"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_24`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `bonus_deposit_open`, `bonus_one_per_person`, `client_api_36` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeRequirements: {
        parameters: {
            query?: {
                /** @description Id or slug of the game that is to be played for money. */
                game?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is missing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["Requirements"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeRounds: {
        parameters: {
            query?: {
                /** @description Not before this day or moment. ISO 8601, UTC; inclusive. */
                from?: string;
                /** @description Id of a game. */
                game?: string;
                /** @description Number of this page, from 1. */
                page?: number;
                /** @description How many entries to answer with at most. */
                per_page?: number;
                /** @description Before this day or moment. ISO 8601, UTC; exclusive. */
                to?: string;
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
                        /** @description The answer itself. */
                        data: components["schemas"]["Round"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description Number of the last page, from 1.
                             * @example 13
                             */
                            lastPage: number;
                            /**
                             * @description Whether more fit than were counted.
                             * @example false
                             */
                            more: boolean;
                            /**
                             * @description Number of this page, from 1.
                             * @example 1
                             */
                            page: number;
                            /**
                             * @description How many entries a page has at most.
                             * @example 24
                             */
                            perPage: number;
                            /**
                             * @description How many fit; counted up to 10000.
                             * @example 214
                             */
                            total: number;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeRoundsByGameByRound: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a game. */
                game: string;
                /** @description Id of the round. */
                round: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The round */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["RoundDetail"];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_23`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeRoundsByGameByRoundReplay: {
        parameters: {
            query?: {
                /** @description Language of texts, as the platform names it. */
                language?: "en" | "de" | "au" | "ch" | "fr";
            };
            header?: never;
            path: {
                /** @description Id of a game. */
                game: string;
                /** @description Id of the round. */
                round: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * Format: uri
                             * @description On the studio’s own origin; null when it has nothing to show of this round.
                             * @example https://studio.example/replay/a1
                             */
                            url: string | null;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_23`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_48` */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Needed while a second factor is on: six digits, or a recovery code.
                     * @example 492039
                     */
                    code?: string;
                    /**
                     * @description The account’s password; left out where the account has none and the log-in is recent.
                     * @example correct-horse-18
                     */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description The secret, for the app */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["SecondFactorSetUp"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_20`, `client_api_27`, `fresh_login_required`, `second_factor_required`, `second_factor_wrong` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `second_factor_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeSecondFactorConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Six digits of the authenticator app, or a recovery code.
                     * @example 492039
                     */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Ten new recovery codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27`, `second_factor_wrong` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `second_factor_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeSecondFactorRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Needed while a second factor is on: six digits, or a recovery code.
                     * @example 492039
                     */
                    code?: string;
                    /**
                     * @description The account’s password; left out where the account has none and the log-in is recent.
                     * @example correct-horse-18
                     */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Ten new recovery codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_20`, `client_api_27`, `fresh_login_required`, `second_factor_required`, `second_factor_wrong` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `second_factor_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeSecondFactorRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Needed while a second factor is on: six digits, or a recovery code.
                     * @example 492039
                     */
                    code?: string;
                    /**
                     * @description The account’s password; left out where the account has none and the log-in is recent.
                     * @example correct-horse-18
                     */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Log-ins ask for no code any more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_20`, `client_api_27`, `fresh_login_required`, `second_factor_required`, `second_factor_wrong` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `second_factor_state` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMeSecondFactorTrustedDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No device is trusted any more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeSessions: {
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
                        /** @description The answer itself. */
                        data: components["schemas"]["PlayerSession"][];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMeSessions: {
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
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description How many sessions were ended.
                             * @example 2
                             */
                            ended: number;
                        };
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMeSessionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session. */
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
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeStatement: {
        parameters: {
            query: {
                /** @description ISO 4217 code of the currency. */
                currency?: "EUR" | "USD" | "AUD" | "CHF";
                /** @description Not before this day or moment. ISO 8601, UTC; inclusive. */
                from: string;
                /** @description Before this day or moment. ISO 8601, UTC; exclusive. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["Statement"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMeSubscriptions: {
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
                        /** @description The answer itself. */
                        data: components["schemas"]["PlayerProfile"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `client_api_61`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeSums: {
        parameters: {
            query: {
                /** @description ISO 4217 code of the currency. */
                currency?: "EUR" | "USD" | "AUD" | "CHF";
                /** @description Not before this day or moment. ISO 8601, UTC; inclusive. */
                from: string;
                /** @description Before this day or moment. ISO 8601, UTC; exclusive. */
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["HistorySums"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The version that the player has accepted: its day.
                     * @example 2026-11-01
                     */
                    version: string;
                };
            };
        };
        responses: {
            /** @description Accepted, with the time of it */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeTournaments: {
        parameters: {
            query?: {
                /** @description Language of texts, as the platform names it. */
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
                        /** @description The answer itself. */
                        data: components["schemas"]["JoinedTournament"][];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeTransactions: {
        parameters: {
            query?: {
                /** @description The least amount, minor units. */
                amount_from?: string;
                /** @description The greatest amount, minor units. */
                amount_to?: string;
                /** @description Not before this day or moment. ISO 8601, UTC; inclusive. */
                from?: string;
                /** @description Number of this page, from 1. */
                page?: number;
                /** @description How many entries to answer with at most. */
                per_page?: number;
                /** @description Order of the entries. */
                sort?: "dateDesc" | "dateAsc" | "amountDesc" | "amountAsc";
                /** @description One, or several with commas between; any when left out. */
                status?: string;
                /** @description Before this day or moment. ISO 8601, UTC; exclusive. */
                to?: string;
                /** @description One, or several with commas between; any when left out. */
                type?: string;
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
                        /** @description The answer itself. */
                        data: components["schemas"]["Transaction"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description Number of the last page, from 1.
                             * @example 13
                             */
                            lastPage: number;
                            /**
                             * @description Whether more fit than were counted.
                             * @example false
                             */
                            more: boolean;
                            /**
                             * @description Number of this page, from 1.
                             * @example 1
                             */
                            page: number;
                            /**
                             * @description How many entries a page has at most.
                             * @example 24
                             */
                            perPage: number;
                            /**
                             * @description How many fit; counted up to 10000.
                             * @example 214
                             */
                            total: number;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_21` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeTransactionsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a transaction. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The movement */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["TransactionDetail"];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_23`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeTransactionsExport: {
        parameters: {
            query?: {
                /** @description The least amount, minor units. */
                amount_from?: string;
                /** @description The greatest amount, minor units. */
                amount_to?: string;
                /** @description Not before this day or moment. ISO 8601, UTC; inclusive. */
                from?: string;
                /** @description One, or several with commas between; any when left out. */
                status?: string;
                /** @description Before this day or moment. ISO 8601, UTC; exclusive. */
                to?: string;
                /** @description One, or several with commas between; any when left out. */
                type?: string;
            };
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
                    "application/x-ndjson": string;
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Steps and files */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["Verification"];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putMeVerificationByStepFilesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id that the sender gives the file: sent again under it, it is one file. */
                id: string;
                /** @description What is proved. */
                step: "identity" | "address" | "payment" | "deposit";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file: ready, held until it is scanned, or refused with the reason */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["DocumentFile"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `kyc_1`, `kyc_2` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5`, `kyc_3` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `files_too_complex`, `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMeVerificationFilesById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id that the sender gives the file: sent again under it, it is one file. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `kyc_1` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeVerificationFilesByIdPagesByPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id that the sender gives the file: sent again under it, it is one file. */
                id: string;
                /** @description Number of the page, from 1. */
                page: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_63`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeVerificationStepsByStepSubmit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What is proved. */
                step: "identity" | "address" | "payment" | "deposit";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With a reviewer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["Verification"];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `kyc_1` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeWaysIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["WaysIn"];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeWaysInByProviderLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A company to log in with. */
                provider: "google" | "microsoft" | "apple" | "telegram";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProof"];
            };
        };
        responses: {
            /** @description Where the browser goes to next */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description The company’s log-in; or our own page, which says why not.
                             * @example https://accounts.google.com/o
                             */
                            url: string;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_20`, `client_api_27`, `fresh_login_required`, `second_factor_required`, `second_factor_wrong` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postMeWaysInByProviderUnlink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description A company to log in with. */
                provider: "google" | "microsoft" | "apple" | "telegram";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerProof"];
            };
        };
        responses: {
            /** @description The company opens this account no more */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_20`, `client_api_27`, `fresh_login_required`, `second_factor_required`, `second_factor_wrong` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `last_way_in` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMeWithdrawable: {
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
                        /** @description The answer itself. */
                        data: components["schemas"]["WithdrawDetails"];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_21` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProviders: {
        parameters: {
            query?: {
                /** @description ISO 4217 code of the currency. */
                currency?: string;
                /** @description Name, as players read it. */
                name?: string;
                /** @description Number of this page, from 1. */
                page?: number;
                /** @description How many entries to answer with at most. */
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
                        /** @description The answer itself. */
                        data: components["schemas"]["Provider"][];
                        /** @description What belongs to the answer besides. */
                        meta: {
                            /**
                             * @description Number of the last page, from 1.
                             * @example 13
                             */
                            lastPage: number;
                            /**
                             * @description Number of this page, from 1.
                             * @example 1
                             */
                            page: number;
                            /**
                             * @description How many entries a page has at most.
                             * @example 24
                             */
                            perPage: number;
                            /**
                             * @description How many entries there are on all pages.
                             * @example 312
                             */
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
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSupportRequests: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the caller for one intent. The same key and body get the stored answer; the same key and another body are refused. */
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
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description What the other side calls it; null where there is no other side.
                             * @example 7KQ4-M2XR
                             */
                            reference: string;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_in_progress` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5`, `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postSupportVerifications: {
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
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Answer of POST /support/verifications; without, the writer counts as not verified.
                             * @example v1.7c1e
                             */
                            verification: string;
                        };
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_20`, `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTournaments: {
        parameters: {
            query?: {
                /** @description Language of texts, as the platform names it. */
                language?: "en" | "de" | "au" | "ch" | "fr";
                /** @description Only entries with this status. */
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
                        /** @description The answer itself. */
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
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTournamentsById: {
        parameters: {
            query?: {
                /** @description Language of texts, as the platform names it. */
                language?: "en" | "de" | "au" | "ch" | "fr";
            };
            header?: never;
            path: {
                /** @description Id of the game, or its slug. */
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
                        /** @description The answer itself. */
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
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postTournamentsByIdRegistrations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the game, or its slug. */
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
                        /** @description The answer itself. */
                        data: {
                            /**
                             * Format: date-time
                             * @description When the player joined. ISO 8601, UTC.
                             * @example 2026-11-24T15:04:05.000Z
                             */
                            joinedAt: string;
                            /**
                             * @description Id of the tournament.
                             * @example autumn-race
                             */
                            tournamentId: string;
                        };
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_38`, `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_55` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWinners: {
        parameters: {
            query?: {
                /** @description How many entries to answer with at most. */
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
                        /** @description The answer itself. */
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
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWinnersEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream that stays open. Each event has its name and its data as the schema says. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["WinnersEvent"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWithdrawMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Methods, the one first that the money goes back to; none for who has paid nothing in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: {
                            /**
                             * @description Whether a code of the second factor is asked for.
                             * @example false
                             */
                            asksCode: boolean;
                            /**
                             * @description Up to this amount nobody has to decide. Minor units.
                             * @example 20000
                             */
                            automaticUntil: number;
                            /**
                             * @description ISO 4217 code of the currency.
                             * @example EUR
                             */
                            currency: string;
                            /** @description Methods for the player’s currency and country. */
                            methods: components["schemas"]["PayoutMethod"][];
                            /**
                             * @description What has to be told or proved first: `profile`, `email`, `identity`.
                             * @example []
                             */
                            missing: string[];
                        };
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_21` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWithdrawals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most twenty, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["Withdrawal"][];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWithdrawals: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the caller for one intent. The same key and body get the stored answer; the same key and another body are refused. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /** @description The withdrawal */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["Withdrawal"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27`, `second_factor_required`, `second_factor_wrong` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_14`, `client_api_38`, `client_api_40`, `client_api_41`, `client_api_56`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_21` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_33`, `client_api_52`, `client_api_70`, `idempotency_in_progress` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_18`, `client_api_21`, `client_api_30`, `client_api_32`, `client_api_45`, `client_api_5`, `client_api_57`, `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWithdrawalsById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The withdrawal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["Withdrawal"];
                    };
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_23`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWithdrawalsByIdCancel: {
        parameters: {
            query?: never;
            header: {
                /** @description Chosen by the caller for one intent. The same key and body get the stored answer; the same key and another body are refused. */
                "Idempotency-Key": string;
            };
            path: {
                /** @description The withdrawal. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["Withdrawal"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_27` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40`, `forbidden_origin` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_23`, `not_found` */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_52`, `idempotency_in_progress` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `idempotency_mismatch` */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too_many_requests` */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_40` */
            451: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWalletBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description ISO 4217 code of the currency. */
                    currency: string | number;
                    /** @description Id of the game. */
                    game_id?: string | number | null;
                    /** @description Id of the player. */
                    player_id: string | number;
                    /** @description The caller’s name for this call; it comes back. */
                    request_id: string | number;
                    /** @description Token of the launch. */
                    session_token: string | number;
                    /**
                     * Format: uuid
                     * @description Idempotency key of the call. UUID.
                     * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                     */
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
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_7` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWalletBet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How much. Minor units (cents) of the currency beside it.
                     * @example 2500
                     */
                    amount: number;
                    /** @description ISO 4217 code of the currency. */
                    currency: string | number;
                    /**
                     * Format: uuid
                     * @description Id of the free spins that it takes one of.
                     * @example 0198c6f0-5a3e-7c1b-9d2f-6b1e8a4c7d55
                     */
                    free_spin_grant_id?: string | null;
                    /** @description Id of the game. */
                    game_id: string | number;
                    /** @description Id of the player. */
                    player_id: string | number;
                    /** @description The caller’s name for this call; it comes back. */
                    request_id: string | number;
                    /**
                     * @description Whether nothing more comes of this round.
                     * @example true
                     */
                    round_closed?: boolean | null;
                    /** @description The studio’s id of the round. */
                    round_id: string | number;
                    /** @description Token of the launch. */
                    session_token: string | number;
                    /**
                     * Format: uuid
                     * @description Idempotency key of the call. UUID.
                     * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                     */
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
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_7` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWalletRollback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How much. Minor units (cents) of the currency beside it.
                     * @example 2500
                     */
                    amount?: number | null;
                    /** @description ISO 4217 code of the currency. */
                    currency: string | number;
                    /** @description Id of the game. */
                    game_id?: string | number | null;
                    /** @description Id of the player. */
                    player_id: string | number;
                    /**
                     * Format: uuid
                     * @description `tx_id` of the bet that it refers to. UUID.
                     * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                     */
                    ref_tx_id: string;
                    /** @description The caller’s name for this call; it comes back. */
                    request_id: string | number;
                    /**
                     * @description Whether nothing more comes of this round.
                     * @example true
                     */
                    round_closed?: boolean | null;
                    /** @description The studio’s id of the round. */
                    round_id?: string | number | null;
                    /** @description Token of the launch. */
                    session_token?: string | number | null;
                    /**
                     * Format: uuid
                     * @description Idempotency key of the call. UUID.
                     * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                     */
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
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_7` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postWalletWin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How much. Minor units (cents) of the currency beside it.
                     * @example 2500
                     */
                    amount: number;
                    /** @description ISO 4217 code of the currency. */
                    currency: string | number;
                    /** @description Id of the game. */
                    game_id: string | number;
                    /** @description Id of the player. */
                    player_id: string | number;
                    /**
                     * Format: uuid
                     * @description `tx_id` of the bet that it refers to. UUID.
                     * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                     */
                    ref_tx_id: string;
                    /** @description The caller’s name for this call; it comes back. */
                    request_id: string | number;
                    /**
                     * @description Whether nothing more comes of this round.
                     * @example true
                     */
                    round_closed?: boolean | null;
                    /** @description The studio’s id of the round. */
                    round_id: string | number;
                    /** @description Token of the launch. */
                    session_token?: string | number | null;
                    /**
                     * Format: uuid
                     * @description Idempotency key of the call. UUID.
                     * @example 2f0c4c6e-6f0e-4f7a-9d34-2a7f6f1c8b11
                     */
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
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_7` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    putInternalGeography: {
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
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_7` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalOperatorsLogOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoggedOutOperator"];
            };
        };
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_7` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    postInternalOperatorsSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoggedInOperator"];
            };
        };
        responses: {
            /** @description Who they are; the token is in Set-Cookie */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The answer itself. */
                        data: components["schemas"]["Operator"];
                    };
                };
            };
            /** @description `client_api_5` */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_7` */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `admin_1` */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `client_api_5` */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `server_error` */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
