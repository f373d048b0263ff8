-- The campaign, of the type Birthday, that a level brings its players on their birthday; null for none.
alter table loyalty.levels add column birthday_campaign text check (length(birthday_campaign) between 1 and 64);

update loyalty.levels set birthday_campaign = 'house-birthday' where version = 1 and level >= 4;
