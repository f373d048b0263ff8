export const CHOOSING_EN = {
  secondsLeft: '{seconds} seconds left.',
  choiceLate: 'That came too late and does not count. Nothing more was staked.',
  notYourTurn: 'It is not your turn. Nothing was staked.',
  choiceMade: 'You have chosen already, here or in another window.',
  choiceInvalid: 'This cannot be chosen now. Nothing more was staked.',
  choiceNoMoney: 'Your credit does not cover this. Nothing more was staked; choose something else.',
  choiceLimit:
    'This would go beyond a limit of your account. Nothing more was staked; choose something else.',
  choiceRefused: 'The casino did not take the extra stake. Choose something else.',
  choiceUnconfirmed:
    'The casino did not confirm the extra stake in time. It goes back to you, and the choice does not count.',
  ruleCost:
    'What a choice costs is staked first, and the choice counts when the casino has confirmed that; the turn waits for it. If the casino refuses the stake, you can still choose something else. If it does not answer, the stake goes back and the choice does not count.',
  ruleLate:
    'The studio’s clock decides whether a choice comes in time. One that comes late, twice or out of turn is refused, and no money moves.',
  ruleAway:
    'If you lose the connection or close the game, your bet stays in. You can go on choosing as soon as you are back, on any device; what you do not choose in time is decided by the rule above.',
  ruleStudio:
    'If the studio itself stops while choices are open, everything that is undecided is finished by the same rule and paid. A stake that was still on its way goes back.',
  fairChoices:
    'The seeds alone put the cards in order, before anybody chooses. Choices are part of the record: with seeds, stakes and choices anybody can play the round again.',
} as const;

export type ChoosingKey = keyof typeof CHOOSING_EN;

export const CHOOSING_AU: Record<ChoosingKey, string> = {
  ...CHOOSING_EN,
  choiceLate: 'That came too late and doesn’t count. Nothing more was staked.',
  notYourTurn: 'It’s not your turn. Nothing was staked.',
  choiceMade: 'You’ve already chosen, here or in another window.',
  choiceInvalid: 'You can’t choose this now. Nothing more was staked.',
  choiceNoMoney: 'Your credit doesn’t cover this. Nothing more was staked; choose something else.',
  choiceRefused: 'The casino didn’t take the extra stake. Choose something else.',
  choiceUnconfirmed:
    'The casino didn’t confirm the extra stake in time. It comes back to you, and the choice doesn’t count.',
  ruleCost:
    'What a choice costs is staked first, and the choice counts once the casino has confirmed it; the turn waits for that. If the casino refuses the stake, you can still choose something else. If it doesn’t answer, the stake comes back and the choice doesn’t count.',
  ruleAway:
    'If you lose the connection or close the game, your bet stays in. You can go on choosing as soon as you’re back, on any device; anything you don’t choose in time is decided by the rule above.',
};
