-- The weight of a title changes with what else is offered: with room beside it on its page, its trigrams stay as they are.
alter table games.titles set (fillfactor = 45);
