-- Refused payments are counted by the network that they were begun from, with every new deposit.
create index deposits_refused_of_network on payments.deposits (network, updated_at)
  where status = 'failed' and network is not null;
